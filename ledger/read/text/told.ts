import { rulesOut, tellRuledOut } from "#reading/demands/rules-out.ts";
import { namesSomebody } from "#reading/telltales.ts";
import { keyOfText, numberGiven, type Said } from "#ledger/read/text/said.ts";
import type { ToldLine, ToldPlace } from "#ledger/facts/reading.ts";

/** The lines that candidates may read, as they were written. */
export function readTold(said: readonly Said[], employer: string | null = null): ToldLine[] {
  const told = said.flatMap(({ text, quotes, place, heading, isBullet }) => {
    const own = withoutNotes(text).replace(dictation, "").replace(openEnd, "");
    const isEnd = place === "terms" && own !== "" && rulesOut({ text: own, heading });
    const words = isEnd ? tellRuledOut({ text: own, heading }) : own;
    const isItsName = keyOfText(words) === keyOfText(employer ?? "");
    return isTold(place) && words !== "" && !isItsName && !isBareTerm(place, words)
      ? [{ text: words, quotes, place, heading, isBullet }]
      : [];
  });
  return numberGiven("line", "The posting's line", told);
}

const bareTerm =
  /^(?:(?:\p{L}+ )?types?:?\s+)?(?:(?:hybrid|remote|on[- ]?site|in[- ]person|full[- ]?time|part[- ]?time|permanent|regular|temporary|contract|internship)[\s,/·|.-]*)+$/iu;

/** Heads and cells of a table of demands that was pasted flat: "Required / Asset", "Verified at", "Interview". */
const bareDemand =
  /^(?:(?:needs?|wants?|required|preferred|essential|desirable|asset|mandatory|optional|must|nice|yes|no|qualifications?|requirements?|criteria|criterion|evidence|verified (?:at|by)|(?:how )?(?:assessed|tested|measured)(?: (?:at|by))?|application(?: form)?|interview|references?|certificates?|before start|at hire|weight)[\s/,·|()-]*)+[.:]?$/iu;

/** A field's name without its value, or a value whose field was lost: "Status", "Pay.", "Mid-Senior level", "2nd". */
const bareLabel =
  /^(?:status|owner|department|team|shift|location|schedule|hours|type|level|seniority(?: level)?|salary|pay|money|comp(?:ensation)?|benefits?|perks|summary|overview|requirements?|duties|posted|last (?:edited|updated)|industry|job function|(?:entry|associate|mid|senior|mid[- ]senior|executive|director)[- ]level|\d{1,2}(?:st|nd|rd|th)|yesterday)[.:!]*$/iu;

/** "Hybrid Full-time": a page's label; the post says both in its first line. */
function isBareTerm(place: Said["place"], words: string): boolean {
  const isDemand = place === "must" || place === "nice";
  const isAside = place === "process" && /^\([^()]*\)[.,;]?$/u.test(words);
  return (
    isAside ||
    bareLabel.test(words) ||
    (place === "terms" && bareTerm.test(words)) ||
    (isDemand && bareDemand.test(words))
  );
}

/** "Please add: they run food": what follows is for the post. */
const dictation =
  /^(?:(?:please|pls|also|and),? ){0,2}(?:add|include|put|note|write|mention):\s+(?=\S)/iu;

/** "meters, gauges, charts and" goes on in a line that was torn off. */
const openEnd = /[\s,;]+(?:and|or)$/iu;

const inside: ReadonlySet<Said["place"]> = new Set(["internal", "contact", "noise", "unplaced"]);

function isTold(place: Said["place"]): place is ToldPlace {
  return !inside.has(place);
}

const speaker =
  /^(?:[-–]\s+|reply\s+)?(\p{Lu}(?:[\p{L}.'’() -]|\p{Extended_Pictographic}|\u200D|\uFE0F){0,30}):\s+/u;
const leastTurns = 3;

/** Whoever begins three lines or more is talking: "NOMVULA: UK hours"; somebody's name over one line is, too. */
function speakersIn(said: readonly Said[]): ReadonlySet<string> {
  const turns = Map.groupBy(said, ({ text }) => speaker.exec(text)?.[1] ?? "");
  return new Set(
    [...turns].flatMap(([name, lines]) =>
      name !== "" && (lines.length >= leastTurns || isName(name)) ? [name] : [],
    ),
  );
}

/** Lines without who says them: of "Declan: A call with me" only the words are told. */
export function withoutSpeakers(said: readonly Said[]): Said[] {
  const speakers = speakersIn(said);
  return said.map((line) => ({ ...line, text: withoutSpeaker(line.text, speakers) }));
}

function isName(label: string): boolean {
  return label.split(" ").length <= 2 && namesSomebody(label);
}

function withoutSpeaker(text: string, speakers: ReadonlySet<string>): string {
  const [start, name] = speaker.exec(text) ?? [];
  return start !== undefined && name !== undefined && speakers.has(name)
    ? text.slice(start.length)
    : text;
}

/** "(only call it temp if they ask, …)", "(don't tell agencies)": how to speak of it is told to no candidate. */
const whatToSay =
  /\s*\((?:only|don['’]?t|do not|never|not to|pls don['’]?t|please don['’]?t)\b[^()]{0,20}\b(?:say|tell|mention|call|print|post|share|write|put|load|advertise)\b[^()]{0,200}\)/giu;

/** Notes to each other in a draft: "[R: check the number]", "[x]". */
function withoutNotes(text: string): string {
  return text
    .replaceAll(/\s*\[\[[^\]]{0,400}(?:\]\]?|$)/gu, "")
    .replaceAll(/\s*\[[^\]]{0,80}\](?!\()/gu, "")
    .replaceAll(whatToSay, "")
    .trim();
}
