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
import { isTitleHead } from "#reading/values/title-heads.ts";

const label =
  /^(?:(?:job|position|posting|requisition|working|role|vacancy|current)?\s*(?:title|name)|position|role|job|vacancy|discipline|subject|intake|call|kickoff|hiring for|level|class title|vacature|vaga|stelle|re|fw|fwd|[A-Z]{1,2})\s*(?:\([^)]{1,20}\)\s*)?(?:title|opening)?\s*(?:[:=–]|-(?=\s)|\bis\b)\s*(?:(?:re|fw|fwd):\s*)*|^(?:job title|position title|posting title|working title|position|role)\s+(?=\p{L})/iu;
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
  /^(?:(?:\d{1,3}x?|[A-Z]{2}-\d{1,2}|\d(?:st|nd|rd|th) shift|(?:night|day|evening|weekend) shift|two|three|four|five|open posts|posts|a|an|the|our|one|help wanted|now hiring|now taking|hot req|urgent(?: req)?|hiring|iso|openings?|temp|part[- ]time|full[- ]time|kicking off|wanted|needed|need|looking for|seeking|more|experienced|immediate)\b[:!]?\s*)+/iu;
const levelCode =
  /\s+(?:GS-?\d{0,2}|(?:Band|Grade|Level) \d{1,2}[a-z]?|[IVX]{1,4}(?:\/[IVX]{1,4})?|L?\d{1,2})$/u;
const shortForms: Readonly<Record<string, string>> = {
  sr: "Senior",
  jr: "Junior",
  mgr: "Manager",
  manger: "Manager",
  mngr: "Manager",
  eng: "Engineer",
  dev: "Developer",
  rep: "Representative",
  sup: "Supervisor",
  op: "Operator",
  admin: "Administrator",
  corp: "Corporate",
  asst: "Assistant",
  fw: "Firmware",
};

const digits = "0123456789";

/** A title's line without label, brackets, place, pay, shift, number or level code. */
export function cleanTitle(text: string): string {
  const bare = text
    .slice(0, 300)
    .replaceAll(markup, (sign) =>
      sign === "&amp;" ? "&" : hasAny(sign.charAt(0), "<*_#`~") ? "" : " | ",
    );
  const worded = trimSigns(bare, digits, `)${digits}`)
    .replace(label, "")
    .replace(nextLabel, "")
    .replaceAll(gender, "")
    .replace(" > ", " to ");
  const plain = turned(worded.replaceAll(aside, " ").trim());
  const parts = plain
    .split(splits)
    .map((part) =>
      part.trim().replace(counted, "").replace(breaks, "").replace(counted, "").trim(),
    );
  return tidy(parts.find((part) => hasHead(part)) ?? parts.find((part) => part !== "") ?? plain);
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

/** A title's words up to its last noun: "payroll specialist for our client" gives "payroll specialist". */
export function phraseTo(text: string): string {
  const words = wordsOf(text.slice(0, 120).replaceAll(aside, " ")).slice(0, 7);
  let end = -1;
  for (const [at, word] of words.entries()) {
    if (isTitleHead(word)) end = at;
    if (endsInAny(word, ".,;:!?)") || stops.has((words[at + 1] ?? "").toLowerCase())) break;
  }
  return end === -1 || stops.has((words[0] ?? "").toLowerCase())
    ? ""
    : words.slice(0, end + 1).join(" ");
}

const stops = new Set(
  "for who to in at with and that on is of our will reports serves oversees".split(" "),
);

export function tidy(words: string): string {
  const plain = trimSigns(words, digits, `)${digits}`).replace(levelCode, "");
  const isLow = plain === plain.toLowerCase();
  const written = wordsOf(trimSigns(plain, digits, ")")).map((word) =>
    writeWord(word, isLoud(plain), isLow),
  );
  const last = written.pop();
  return last === undefined ? "" : [...written, singular(last)].join(" ").slice(0, 120);
}

const smallWords = new Set("of and the for to de in".split(" "));

function writeWord(word: string, isAllLoud: boolean, isLow: boolean): string {
  const full = shortForms[trimSigns(word.toLowerCase())];
  if (full !== undefined) return full;
  if (isAllLoud && smallWords.has(word.toLowerCase())) return word.toLowerCase();
  const isCode = word.at(-2) === "-" && word.length < 7;
  if (isAllLoud)
    return word.length > 3 && !hasDigit(word) && !isCode ? capitalise(word.toLowerCase()) : word;
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
