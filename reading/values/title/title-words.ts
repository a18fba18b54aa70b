import cleaning from "#reading/data/title-cleaning.json" with { type: "json" };
import {
  capitalise,
  endsInAny,
  hasAny,
  hasDigit,
  isCapital,
  isLoud,
  trimSigns,
  wordsOf,
} from "#reading/values/signs.ts";
import { findCity } from "#reading/world/cities.ts";
import { usStates } from "#reading/world/us-states.ts";
import { isTitleHead } from "#reading/values/title/title-heads.ts";

const label =
  /^(?:(?:job|position|posting|requisition|working|role|vacancy|current)?\s*(?:title|name)|position|role|job|vacancy|discipline|subject|intake|call|kickoff|hiring for|level|class title|vacature|vaga|stelle|re|fw|fwd|[A-Z]{1,2})\s*(?:\([^)]{1,20}\)\s*)?(?:title|opening)?\s*(?:[:=–]|-(?=\s)|\bis\b)\s*(?:(?:re|fw|fwd):\s*)*|^(?:job title|position title|posting title|working title|position|title(?! (?:clerk|examiner|officer|agent|abstractor|searcher|processor|closer)s?\b)|role)\s+(?=\p{L})/iu;
/** The name of a channel: "#hiring-exec-assistant". */
const channel =
  /^#(?:(?:hiring|jobs?|recruiting|talent|open|req|search|backfill)-)?([a-z]{2,20}(?:-[a-z]{2,20}){1,4})(?![\w-])/u;
/** The label of an export: "REQ_TITLE Process Technician". */
const exported = /^[A-Z]+(?:_[A-Z]+)+[\s|:,"]+/u;
const nextLabel =
  /\s(?:Department|Reports To|Division|Location|FLSA|Grade|Status|Requisition|Class Code|Salary)[\s:].*$/u;
const gender =
  /\s*[([](?:[mwfdxh][/|*,.\s]?){2,4}(?:\s?\/\s?[a-z])?[)\]]|\s+[mwfh]\/[mwfdh](?:\/[dx])?\b|:in\b|\(a\)|\(e\)/giu;
const aside = /\s*[([][^()[\]]{0,80}[)\]]?\s*/gu;
const markup =
  /\p{Extended_Pictographic}[\uFE0F\u200D]{0,4}|<[^<>]{1,20}>|[*_#`~]+|&(?:amp|nbsp|ndash|middot);/gu;
const breaks =
  /\s*(?:,\s|\sx\s?\d|\s\+\s|\$|\bfor\s+(?:the|our|an?|busy|\p{Lu})|\s(?:at|in(?! training| charge| residence)|on|needed|wanted|who|w\/|with|asap|to join|headcount|search|req|brief|right|spots?|positions?|openings?|roles?|jobs?|is needed|gesucht|für)(?=\s|$|[.,!?])).*$/isu;
const splits = /\s[-–—|•·@]+\s|\s\/\s|[|•·@;!?]+|\s?\/\/\s?|::|(?<!\b[SJsj]r)\.\s|:\s/u;
const counted =
  /^(?:(?:\d{1,3}x?|[A-Z]{2}-\d{1,2}|\d(?:st|nd|rd|th) shift|(?:night|day|evening|weekend) shift|two|three|four|five|open posts|posts|a|an|the|our|one|help wanted|now hiring|now taking|hot req|urgent(?: req)?|hiring|iso|openings?|temp|part[- ]time|full[- ]time|kicking off|wanted|needed|need|looking for|seeking|wir suchen|sucht|suchen|gesucht|busca|buscamos|se busca|ci serve un|cerca|cerchiamo|recherche|recrute|zoekt|zoeken|procura|more|experienced|immediate|page \d+ of \d+)\b[:!]?\s*)+/iu;
const levelCode =
  /\s+(?:GS-?\d{0,2}|(?:Band|Grade|Level) \d{1,2}[a-z]?|[IVX]{1,4}(?:\/[IVX]{1,4})?|L?\d{1,2})$/u;
const shortForms = new Map(Object.entries(cleaning.shortForms));

const digits = "0123456789";

/** A title's line without label, brackets, place, pay, shift, number or level code. */
export function cleanTitle(text: string): string {
  const bare = text
    .slice(0, 300)
    .replace(channel, (_, words: string) => words.replaceAll("-", " "))
    .replace(exported, "")
    .replaceAll(markup, (sign) =>
      sign === "&amp;" ? "&" : hasAny(sign.charAt(0), "<*_#`~") ? "" : " | ",
    );
  const worded = trimSigns(bare, digits, `)${digits}`)
    .replace(label, "")
    .replace(nextLabel, (rest, at: number, all: string) => (hasHead(all.slice(0, at)) ? "" : rest))
    .replaceAll(gender, "")
    .replace(/^(?<from>\p{L}+) > (?=\p{L}+ )/u, "$<from> to ");
  const plain = turned(worded.replaceAll(aside, " ").trim());
  const parts = (plain.includes(" > ") ? plain.split(" > ").toReversed() : plain.split(splits)).map(
    (part) =>
      stripEnds(part.trim().replace(counted, "").replace(breaks, "").replace(counted, "").trim()),
  );
  return tidy(parts.find((part) => hasHead(part)) ?? parts.find((part) => part !== "") ?? plain);
}

/** Words at either end that say how, when or where, never what: "FT", "PRN", "backfill", "Dallas TX". */
const loose = new Set(cleaning.loose);

function stripEnds(part: string): string {
  const words = wordsOf(part);
  const last = words.findLastIndex((word) => isTitleHead(word));
  if (last === -1) return part;
  const after = words.slice(last + 1);
  const [next = ""] = after;
  const isPlace = Object.hasOwn(usStates, after.at(-1) ?? "") || findCity(after.join(" ")) !== null;
  const isLoose = loose.has(trimSigns(next.toLowerCase())) || hasDigit(next);
  const kept = next !== "" && (isPlace || isLoose) ? words.slice(0, last + 1) : words;
  const first = kept.findIndex(
    (word, at) => (!loose.has(word.toLowerCase()) && !isCode(word)) || isOfDeeds(kept, at),
  );
  return kept.slice(Math.max(0, first)).join(" ");
}

/** They work with titles of land and cars: "Title Clerk". */
const ofDeeds = new Set(cleaning.ofDeeds);

function isOfDeeds(words: readonly string[], at: number): boolean {
  return words[at]?.toLowerCase() === "title" && ofDeeds.has(words[at + 1]?.toLowerCase() ?? "");
}

/** "REQ-2231", "R20418", "4432". */
function isCode(word: string): boolean {
  return word.length > 3 && hasDigit(word) && word.split("").filter(hasDigit).length > 2;
}

/** "Associate, Patent Prosecution" is a Patent Prosecution Associate. */
function turned(words: string): string {
  const [first = "", rest = ""] = words.split(", ");
  const head = first.replace(levelCode, "");
  const [what = ""] = rest.split(splits);
  const isOneHead =
    head.length > 3 &&
    !head.includes(" ") &&
    isTitleHead(head) &&
    isCapital(what[0]) &&
    !hasDigit(what);
  if (head.endsWith("Vice President") && isCapital(what[0]) && !hasDigit(what))
    return `${head} of ${what}`;
  return isOneHead && what.split(" ").length <= 3 && !hasHead(what) ? `${what} ${head}` : words;
}

export function hasHead(words: string): boolean {
  return words.split(/[\s,/&-]+/u).some(isTitleHead);
}

/** A title's words up to its last noun: "skilled, reliable payroll specialist for our client" gives "payroll specialist". */
export function phraseTo(text: string): string {
  const words = wordsOf(text.slice(0, 160).replaceAll(aside, " ")).slice(0, 12);
  let end = -1;
  let start = 0;
  for (const [at, word] of words.entries()) {
    const plain = trimSigns(word.toLowerCase());
    if (end === -1 && (stops.has(plain) || at - start > 6)) return "";
    if (end === -1 && (praise.has(plain) || word.endsWith(","))) start = at + 1;
    if (start <= at && isTitleHead(word)) end = at;
    if (endsInAny(word, ".;:!?)")) break;
    if (end !== -1 && (word.endsWith(",") || stops.has((words[at + 1] ?? "").toLowerCase()))) break;
  }
  if (end === -1) return "";
  const run = words.slice(start, end + 1);
  const small = isCapital(words[end]?.[0]) ? run.findLastIndex(isSmall) : -1;
  return run.slice(small + 1).join(" ");
}

function isSmall(word: string): boolean {
  return !isCapital(word[0]) && !hasDigit(word) && !smallWords.has(word);
}

const stops = new Set(
  "for who to in at with that on is of our will reports serves oversees you we they".split(" "),
);
/** What an advertisement says of anybody. */
const praise = new Set(cleaning.praise);

export function tidy(words: string): string {
  const plain = trimSigns(words, digits, `)${digits}`).replace(levelCode, "");
  const isLow = plain === plain.toLowerCase();
  const end = plain.includes("(") ? ")" : "";
  const written = wordsOf(trimSigns(plain, digits, end)).map((word) =>
    writeWord(word, isLoud(plain), isLow),
  );
  const last = written.pop();
  return last === undefined ? "" : [...written, singular(last)].join(" ").slice(0, 120);
}

const smallWords = new Set("of and the for to de in".split(" "));

/** Words of three letters that are no short form: "TAX MANAGER" is a Tax Manager. */
const shortWords = new Set(cleaning.shortWords);

function writeWord(word: string, isAllLoud: boolean, isLow: boolean): string {
  const full = shortForms.get(trimSigns(word.toLowerCase()));
  if (full !== undefined) return full;
  if (isAllLoud && smallWords.has(word.toLowerCase())) return word.toLowerCase();
  const isClass = word.at(-2) === "-" && word.length < 7;
  if (isAllLoud)
    return (word.length > 3 || shortWords.has(word.toLowerCase())) && !hasDigit(word) && !isClass
      ? capitalise(word.toLowerCase())
      : word;
  if (isLow && word.length <= 3 && isTitleHead(word)) return word.toUpperCase();
  return word.length > 3 ? capitalise(word) : word;
}

function singular(word: string): string {
  const isPlural =
    word.endsWith("s") &&
    word.length > 2 &&
    !isTitleHead(`${word}s`) &&
    isTitleHead(word.slice(0, -1));
  return isPlural && (word.length > 3 || isLoud(word.slice(0, -1))) ? word.slice(0, -1) : word;
}
