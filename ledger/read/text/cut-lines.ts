import { isInner, type PlacedLine } from "#reading/place.ts";

/** A line that was cut in the middle, with what belongs to it; `pieces` are the lines it was cut into. */
export type WholeLine = PlacedLine & { pieces: readonly string[] };

/** So many lines on, and within so many signs, a bracket is closed, or it never is. */
const farthest = 4;
const longest = 600;

/** The lines, those whole that were cut inside a bracket: "(see Occ. Health (main site) first)". */
export function joinCutLines(lines: readonly PlacedLine[], text: string): WholeLine[] {
  const whole: WholeLine[] = [];
  let taken = 0;
  for (const [at, line] of lines.entries()) {
    if (at < taken) continue;
    taken = at + 1 + piecesAfter(lines, at, text);
    const pieces = lines.slice(at, taken);
    const end = pieces.at(-1)?.end ?? line.end;
    const words = pieces.map((one) => one.text);
    whole.push({ ...line, end, text: words.join(" "), pieces: words });
  }
  return whole;
}

/** How many lines behind this one belong to it. */
function piecesAfter(lines: readonly PlacedLine[], at: number, text: string): number {
  const first = lines[at];
  if (first === undefined || first.layout === "heading" || isInner(first.place)) return 0;
  let words = first.text;
  let end = first.end;
  let kept = 0;
  const isOpen = () => openBracket(words) !== -1;
  for (let next = 1; next <= farthest && isOpen(); next += 1) {
    const line = lines[at + next];
    if (line === undefined || !mayFollow(line, first) || words.length > longest) break;
    if (!/^[ \t]*(?:\r?\n)?[ \t]*$/u.test(text.slice(end, line.start))) break;
    words = `${words} ${line.text}`;
    end = line.end;
    if (!isOpen()) kept = next;
  }
  return kept;
}

/** What must stay inside stays apart, and so does what a person placed elsewhere. */
function mayFollow(line: PlacedLine, first: PlacedLine): boolean {
  if (line.layout === "heading" || (line.place !== "unplaced" && isInner(line.place))) return false;
  return line.place === first.place || line.reader !== "person";
}

/** Where a bracket opens that is never closed; -1 where none does. */
function openBracket(text: string): number {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()]/gu)) {
    if (sign === "(") open.push(index);
    else open.pop();
  }
  return open[0] ?? -1;
}

const looseEnd = /(?:\s*[,;–—]|\s+[&+/-])+\s*$/u;

/** What can be quoted of a line that stays cut: "Shift 6 (Compressed Wk," says "Shift 6". */
export function withoutLooseEnds(text: string): string {
  const open = openBracket(text);
  const closed = open === -1 ? text : text.slice(0, open).trim();
  return withoutStrayBracket(closed).replace(looseEnd, "");
}

/** "ISO 26262 ok)" was said in a bracket that began elsewhere; "a) lifting" is a letter of a list. */
function withoutStrayBracket(text: string): string {
  const at = text.indexOf(")");
  const opens = text.indexOf("(");
  if (at <= 2 || (opens !== -1 && opens < at)) return text;
  return (text.slice(0, at) + text.slice(at + 1)).trim();
}
