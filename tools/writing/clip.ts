const clauseEnd =
  /[;:–—]\s| \(|, | (?:and|or|but|while|which|that|so|because|including|using|with|for|from|as|where|when) /gu;
const looseEnd =
  /(?:[\s,;:–—(-]|\s(?:a|an|the|of|to|in|on|at|by|for|from|with|under|over|and|or|but|our|your|their|its|as|that|those|which|who|is|are|so|per))+$/iu;
const leastShare = 0.4;

/** A line short enough for its place: cut where a clause ends, else between words, never inside one. */
export function clip(line: string, most: number): string {
  const text = line.replace(/\s+/gu, " ").trim();
  if (text.length <= most) return text;
  const head = text.slice(0, most + 1);
  const ends = [...head.matchAll(clauseEnd)].map(({ index }) => index);
  const clause = ends.findLast((end) => end >= most * leastShare && isWhole(head.slice(0, end)));
  const word = head.lastIndexOf(" ");
  const end = clause ?? (word > 0 ? word : most);
  return dropLooseEnd(dropOpening(text.slice(0, end)));
}

/** What was opened and not closed goes with its opening. */
function dropOpening(text: string): string {
  if (isWhole(text)) return text;
  const at = Math.max(text.lastIndexOf("("), text.lastIndexOf('"'));
  return at > 0 ? text.slice(0, at) : text;
}

/** Brackets and quotes that were opened are closed. */
function isWhole(text: string): boolean {
  const quotes = text.split('"').length - 1;
  return text.split("(").length === text.split(")").length && quotes % 2 === 0;
}

/** A few rounds are enough: "and of the" has three loose words. */
function dropLooseEnd(text: string): string {
  let rest = text;
  for (let round = 0; round < 4; round += 1) {
    const last = /(?:^|\s)\S{0,8}$/u.exec(rest);
    const tail = last === null ? "" : rest.slice(last.index);
    const kept = rest.slice(0, rest.length - tail.length) + tail.replace(looseEnd, "");
    if (kept === rest) break;
    rest = kept;
  }
  return rest.replace(/[\s,;:(–—-]+$/u, "");
}

/** The first wording that fits; the last one is clipped. */
export function firstFitting(wordings: readonly string[], most: number): string {
  const fitting = wordings.find((wording) => wording !== "" && wording.length <= most);
  return fitting ?? `${clip(wordings.at(-1) ?? "", most - 1).replace(/[.!?]+$/u, "")}.`;
}

/** A full stop at the end, and only one. */
export function withStop(line: string): string {
  const text = line.replace(/\s+/gu, " ").trim();
  return /[.!?]["”')]?$/u.test(text) ? text : `${text.replace(/[,;:–—-]+$/u, "")}.`;
}

/** The same line without the stop it may end with, to go on after it. */
export function withoutStop(line: string): string {
  return line
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[.;:,]+$/u, "");
}

/** "a, b and c"; items that hold commas or "and" themselves are kept apart. */
export function joinItems(items: readonly string[]): string {
  const [first = "", second = ""] = items;
  if (items.length < 2) return first;
  const isMixed = items.some((item) => /,| and /u.test(item));
  if (!isMixed) return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
  return items.length === 2
    ? `${first}, plus ${second}`
    : `${items.slice(0, -1).join("; ")}; and ${items.at(-1)}`;
}

const shouted = 0.6;
const fewestLetters = 12;

/** Neither shouted nor called out: "$5,000 SIGN-ON NO WEEKENDS" is no line for a message. */
export function isCalm(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  const isShouted = letters.length >= fewestLetters && capitals.length > letters.length * shouted;
  return !isShouted && !/[!?]/u.test(text);
}
