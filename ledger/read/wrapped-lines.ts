import { picture } from "#ledger/read/clean-text.ts";
import { isBareHeading } from "#ledger/read/headings.ts";
import { listPhysicalLines, type PhysicalLine } from "#ledger/read/physical-lines.ts";

/** A line, or the lines a wrapped paragraph was cut into; `start` and `end` are its place in the text, bullet left out. */
export type WholeLine = {
  text: string;
  start: number;
  end: number;
  isBullet: boolean;
  isAfterBlank: boolean;
  indent: number;
  tag: string | null;
};

const bullet =
  /^(?:[-*+>–—‐‑⁃]\s+|[•●▪◦‣■►✓✔➤∙·○❖]\s*|o\s+(?=\S)|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s+)/;
/** "**1. Lead change:** bring about …" is an item; "**1. Duties**" alone is a heading. */
const boldBullet = /^(?:\*\*|__)\d{1,2}[.)]\s+(?!.{0,90}(?:\*\*|__):?$)/;

/** A picture is a bullet where the next line has the same. */
const drawnBullet = new RegExp(`^${picture}\\s*`, "u");

/** "Location: " at the head of a line begins something new. */
const key = /^[*_]{0,2}\p{L}[\p{L} /-]{1,25}(?::[*_]{0,2}|\s=)\s/u;
const widest = 110;
const closed = /(?<!\b[ap]\.m)[.!?:;]["')\]*_]*$/;

/** The lines of a text with no comments in it, put together again where they were wrapped. */
export function listWholeLines(text: string): WholeLine[] {
  const physical = listPhysicalLines(text);
  const lines = physical.map((line, at) =>
    dropBullet(text, line, [physical[at - 1], physical[at + 1]]),
  );
  const isSmall = isInSmallLetters(lines);
  const width = isSmall ? null : findWrapWidth(lines);
  const whole: WholeLine[] = [];
  let tail: WholeLine | undefined;
  for (const line of lines) {
    const last = whole.at(-1);
    if (last !== undefined && tail !== undefined && isContinued(last, tail, line, width, isSmall)) {
      last.end = line.end;
      last.text = text.slice(last.start, last.end);
    } else {
      whole.push({ ...line });
    }
    tail = line;
  }
  return whole;
}

/** A rule drawn under a heading or between parts. */
export function isRule(text: string): boolean {
  return text.length < 200 && /^[-=_*~#•·.\s]{3,}$/.test(text);
}

function dropBullet(
  text: string,
  line: PhysicalLine,
  around: readonly (PhysicalLine | undefined)[],
): WholeLine {
  const raw = text.slice(line.start, line.end);
  const drawn = drawnBullet.exec(raw)?.[0] ?? "";
  const isDrawn = around.some(
    (other) => other !== undefined && text.startsWith(drawn, other.start),
  );
  const mark = isRule(raw)
    ? ""
    : (bullet.exec(raw)?.[0] ?? boldBullet.exec(raw)?.[0] ?? (isDrawn ? drawn : ""));
  const { end, isAfterBlank, indent, tag } = line;
  const start = line.start + mark.length;
  const isBullet = mark !== "" || tag === "li";
  return { text: raw.slice(mark.length), start, end, isBullet, isAfterBlank, indent, tag };
}

/** Notes typed without capitals: a small letter then says nothing about the line before. */
function isInSmallLetters(lines: readonly WholeLine[]): boolean {
  const starts = lines.filter(({ isAfterBlank, isBullet }) => isAfterBlank || isBullet);
  const small = starts.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  if (starts.length > 2 && small > 0.6 * starts.length) return true;
  const cut = lengthsOfCut(lines);
  const longest = cut.at(-1) ?? 0;
  const long = cut.filter((length) => length > 0.8 * longest);
  return cut.length > 2 && long.length < 0.6 * cut.length;
}

/** How long the lines are that a printer may have cut, the shortest first. */
function lengthsOfCut(lines: readonly WholeLine[]): number[] {
  const lengths = lines.flatMap(({ text: { length } }, at) =>
    length <= widest && isCutAt(lines, at) ? [length] : [],
  );
  return lengths.sort((a, b) => a - b);
}

/** Whether the line after this one goes on in small letters. */
function isCutAt(lines: readonly WholeLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  return (
    line !== undefined && next !== undefined && isOpen(line, next) && /^\p{Ll}/u.test(next.text)
  );
}

/** About the column at which the text was wrapped; null where lines are whole. */
function findWrapWidth(lines: readonly WholeLine[]): number | null {
  const lengths = lengthsOfCut(lines).filter((length) => length >= 40);
  return lengths[Math.floor(lengths.length / 2)] ?? null;
}

function isContinued(
  whole: WholeLine,
  tail: WholeLine,
  next: WholeLine,
  width: number | null,
  isSmall: boolean,
): boolean {
  if (!isOpen(tail, next) || isBareHeading(tail.text) || key.test(next.text)) return false;
  const { length } = tail.text;
  const isGoingOn = !isSmall && /^\[?[\p{Ll}(&]/u.test(next.text);
  if (isGoingOn || tail.text.endsWith(",")) return length >= 30;
  if (whole.isBullet && next.indent > whole.indent) return true;
  const word = /^\S{1,200}/.exec(next.text)?.[0] ?? "";
  return width !== null && length >= 40 && length <= widest && length + 1 + word.length > width;
}

function isOpen(line: WholeLine, next: WholeLine): boolean {
  const isPlain = next.tag === null && !next.isBullet && !next.isAfterBlank;
  return isPlain && !closed.test(line.text.slice(-8)) && !isMarked(line) && !isMarked(next);
}

function isMarked({ text, tag }: WholeLine): boolean {
  return /^h\d/.test(tag ?? "") || /^#{1,6}\s/.test(text) || isRule(text);
}
