import firstNames from "#reading/data/first-names.json" with { type: "json" };
import smallWords from "#reading/data/small-words.json" with { type: "json" };
import titleNouns from "#reading/data/title-nouns.json" with { type: "json" };
import type { Kind } from "#reading/line.ts";
import type { PlacedLine } from "#reading/place.ts";
import { hasDigit, isCapital, isLoud, trimSigns } from "#reading/values/signs.ts";
import { commonIn, isKnownTitle } from "#reading/values/title/title-heads.ts";

/** What a candidate's text is: its kind, and how often words stand in it. */
export type Text = { kind: Kind; countOf: (key: string) => number };
export type Seat = { line: PlacedLine; row: number; at: number };
export type Source = "line" | "heading";
/** A line's words, as they are and plain, and which of them name a doer. */
export type Row = { words: readonly string[]; plain: readonly string[]; heads: readonly boolean[] };

/** No title has one of them inside: "we", "wants", "still". */
const small = new Set(smallWords);
const names = new Set(firstNames);
/** They join two words of a title, and begin none. */
const joints = new Set(["and", "of", "to", "de", "&", ""]);
/** Nearest of them before the words: "reports to the", "replacing our". */
const leads = new Set(
  "to with by from for of under alongside as replace replacing reports reporting supports supporting our the other".split(
    " ",
  ),
);
const cues = new Set(
  "need needs needed want wants wanted seek seeks seeking looking hire hires hiring recruit recruiting search searching find after add adding become join require requires replace replacing reports meet with supervise supervises manage manages lead support supports".split(
    " ",
  ),
);
const labelled =
  /^\W{0,3}(?:(?:job|position|posting|requisition|working|role|display|vacancy|external|internal|req|class)[\s_]*(?:\([^)]{1,12}\)\s*)?(?:title|name)|position|role|discipline|vacancy|title|subject|re|fwd?)\b/iu;

export const mostWords = 7;

/** Where a run that ends here may begin: never over a stop, a small word or a figure. */
export function runsTo(row: Row, end: number): number[] {
  const { words, plain } = row;
  const starts: number[] = [];
  for (let start = end; start >= 0 && end - start < mostWords; start -= 1) {
    const word = words[start] ?? "";
    if (small.has(plain[start] ?? "") || (start < end && isStop(word))) break;
    if (!joints.has(plain[start] ?? "") && !hasDigit(word) && !isUnder(row, start))
      starts.push(start);
  }
  return starts;
}

const mostOfField = 4;
const leaders = new Set(titleNouns.leaders);

/** Where a title may end that goes on with its field: "Director of Nursing", "Chief of Staff", "VP of Sales and Marketing". */
export function endsOf({ words, plain }: Row, head: number): number[] {
  if (
    plain[head + 1] !== "of" ||
    !leaders.has(plain[head] ?? "") ||
    isStop(words[head] ?? "") ||
    endsAside(words[head] ?? "")
  )
    return [];
  const ends: number[] = [];
  for (let end = head + 2; end < words.length && end - head - 1 <= mostOfField; end += 1) {
    const word = words[end] ?? "";
    if (small.has(plain[end] ?? "") || hasDigit(word) || beginsAside(word)) break;
    if (!joints.has(plain[end] ?? "")) ends.push(end);
    if (isStop(word) || endsAside(word)) break;
  }
  return ends;
}

/** What all candidates of a line share. */
export function ofLine(
  said: string,
  size: number,
  source: Source,
  seat: Seat,
  kind: Kind,
): string[] {
  const { line, row, at } = seat;
  const isLabelled = labelled.test(said);
  return [
    source,
    `${source} ${line.place}`,
    `${kind} ${line.place}`,
    `at ${stepOf(at, 1, 2, 4, 8, 15)}`,
    `row ${stepOf(row, 3, 8, 20)}`,
    `layout ${line.layout}`,
    `size ${stepOf(size, 5, 9, 15)}`,
    line.place === "title" ? `sure ${Math.floor(line.confidence * 10)}` : "not title",
    ...(isLabelled ? ["labelled", `labelled ${line.place}`] : []),
  ];
}

/** What speaks for the words themselves. */
export function ofWords(words: string, key: string, { countOf }: Text): string[] {
  const all = words.split(" ");
  const size = Math.min(3, all.length);
  const echo = Math.min(4, countOf(key) + countOf(`${key}s`));
  const isKnown = isKnownTitle(words);
  return [
    `words ${all.length}`,
    `first ${plainWord(all[0] ?? "")}`,
    `last ${plainWord(all.at(-1) ?? "")}`,
    `ending ${commonIn("ending", plainWord(all.at(-1) ?? ""))}`,
    `known ${isKnown}`,
    `known ${isKnown} ${size}`,
    `echo ${echo}`,
    `echo ${echo} ${size}`,
  ];
}

/** What stands around a run of words in its line. */
export function ofRun(row: Row, start: number, end: number, key: string, text: Text): string[] {
  const { words, plain, heads } = row;
  const [before, after] = [words[start - 1] ?? "", words[end + 1] ?? ""];
  const run = words.slice(start, end + 1);
  const [first = "", last = ""] = [run[0], run.at(-1)];
  const opens = start === 0 || isStop(before) || endsAside(before);
  const closes = after === "" || isStop(last) || endsAside(last) || beginsAside(after);
  const previous = plain[start - 1] ?? "^";
  const couldBegin = !opens && !small.has(previous) && !joints.has(previous);
  const goesOn =
    !closes &&
    (heads[end + 1] === true || (joints.has(plain[end + 1] ?? "x") && heads[end + 2] === true));
  const capitals = run.filter(hasCapital).length;
  const longer = couldBegin ? text.countOf(toKey(`${before} ${run.join(" ")}`)) : 0;
  const count = text.countOf(key);
  return [
    ...ofWords(run.join(" "), key, text),
    `cue ${cueBefore(row, start)}`,
    `sign ${signAt(before)} ${signAt(last)}`,
    ...(words.some((word) => names.has(plainWord(word))) ? ["somebody"] : []),
    ...(isBracketed(words, start, end) ? ["bracketed", `bracketed ${opens}`] : []),
    `previous ${previous}`,
    `before ${plain[start - 2] ?? "^"} ${previous}`,
    `next ${plain[end + 1] ?? "$"}`,
    `opens ${opens}`,
    `closes ${closes}`,
    `alone ${opens && closes}`,
    `capitals ${capitals === run.length ? "all" : capitals === 0 ? "none" : hasCapital(first) ? "some" : "late"}`,
    `longer ${couldBegin ? `${commonIn("holding", previous) > 0} ${hasCapital(before) === hasCapital(first)}` : "no"}`,
    `goes on ${goesOn}`,
    `lead ${plain.slice(Math.max(0, start - 3), start).findLast((word) => leads.has(word)) ?? "none"}`,
    `shape ${opens ? "|" : shapeOf(before)}${shapeOf(first)}${shapeOf(last)}${closes ? "|" : shapeOf(after)}`,
    `strange ${plain.slice(start, end).filter((word) => commonIn("holding", word) === 0).length}`,
    `head ${Math.min(3, heads.slice(0, end + 1).filter(Boolean).length)}`,
    ...(start > 0 ? [`beside ${commonIn("holding", previous)} ${opens}`] : []),
    ...(couldBegin
      ? [
          `repeated ${longer >= count ? "longer" : longer > 1 ? "both" : "shorter"} ${Math.min(3, count)}`,
        ]
      : []),
    ...(run.slice(0, -1).some((word) => word.endsWith(",")) ? ["comma"] : []),
    ...(heads.slice(start, end).some(Boolean) ? ["two heads"] : []),
    ...(names.has(plainWord(first)) ? ["name"] : []),
    ...(last.toLowerCase().endsWith("s") ? ["plural"] : []),
  ];
}

/** Words that ask for somebody, with at most four words and no stop between: "needs 2 diesel techs". */
function cueBefore({ words, plain }: Row, start: number): string {
  for (let at = start - 1; at >= 0 && at > start - 6; at -= 1) {
    if (isStop(words[at] ?? "")) break;
    if (cues.has(plain[at] ?? "")) return plain[at] ?? "";
  }
  return "none";
}

/** "Dana (plant manager)", and where the cutting left the bracket's other half: "plant manager)". */
function isBracketed(words: readonly string[], start: number, end: number): boolean {
  const before = words.slice(0, start).join(" ");
  const after = words.slice(end).join(" ");
  const close = after.indexOf(")");
  const opened = after.indexOf("(");
  return (
    before.lastIndexOf("(") > before.lastIndexOf(")") ||
    (close !== -1 && (opened === -1 || close < opened))
  );
}

/** The sign that ends a word, if any. */
function signAt(word: string): string {
  const last = word.at(-1) ?? "";
  return stops.includes(last) || asides.includes(last) ? last : "";
}

/** "Chief of Staff to the CEO", "reports to the Controller": whom somebody serves is not the job. */
function isUnder({ plain, heads }: Row, start: number): boolean {
  const [earlier, previous] = [plain[start - 2], plain[start - 1]];
  if (previous === "to") return heads[start - 2] === true;
  return earlier === "to" && (previous === "the" || previous === "our");
}

function stepOf(value: number, ...steps: readonly number[]): number {
  const at = steps.findIndex((step) => value < step);
  return at === -1 ? steps.length : at;
}

export function isSmall(word: string): boolean {
  return small.has(plainWord(word));
}

export function plainWord(word: string): string {
  return trimSigns(word.toLowerCase(), "0123456789", "0123456789+#").replaceAll("’", "'");
}

/** Words in one spelling, so that two ways to write a title are one. */
export function toKey(words: string): string {
  return (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

function hasCapital(word: string): boolean {
  return isCapital(trimSigns(word)[0]);
}

function shapeOf(word: string): string {
  const bare = trimSigns(word);
  if (hasCapital(word)) return bare.length > 1 && isLoud(bare) ? "AA" : "A";
  return hasDigit(word) ? "9" : isSmall(word) ? "s" : "a";
}

const stops = '.:;|"“”()[]!?';
const asides = ",–—-/=_";

function isStop(word: string): boolean {
  return stops.includes(word.at(-1) ?? " ") && !["sr.", "jr.", "st."].includes(word.toLowerCase());
}

function endsAside(word: string): boolean {
  return asides.includes(word.at(-1) ?? " ");
}

function beginsAside(word: string): boolean {
  return '-–—|(@/"”)]'.includes(word.charAt(0));
}
