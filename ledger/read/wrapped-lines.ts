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

/** "Location: " at the head of a line begins something new. */
const key = /^[*_]{0,2}\p{L}[\p{L} /-]{1,25}:[*_]{0,2}\s/u;
const closed = /[.!?:;]["')\]*_]*$/;

/** The lines of a text with no comments in it, put together again where they were wrapped. */
export function listWholeLines(text: string): WholeLine[] {
  const lines = listPhysicalLines(text).map((line) => dropBullet(text, line));
  const width = findWrapWidth(lines);
  const whole: WholeLine[] = [];
  let tail: WholeLine | undefined;
  for (const line of lines) {
    const last = whole.at(-1);
    if (last !== undefined && tail !== undefined && isContinued(last, tail, line, width)) {
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

function dropBullet(text: string, line: PhysicalLine): WholeLine {
  const raw = text.slice(line.start, line.end);
  const mark = isRule(raw) ? "" : (bullet.exec(raw)?.[0] ?? "");
  const { end, isAfterBlank, indent, tag } = line;
  const start = line.start + mark.length;
  const isBullet = mark !== "" || tag === "li";
  return { text: raw.slice(mark.length), start, end, isBullet, isAfterBlank, indent, tag };
}

/** About the column at which the text was wrapped; null where lines are whole. */
function findWrapWidth(lines: readonly WholeLine[]): number | null {
  const lengths = lines.flatMap(({ text: { length } }, index) => {
    const line = lines[index];
    const next = lines[index + 1];
    const isCut = line !== undefined && next !== undefined && isOpen(line, next);
    return isCut && /^\p{Ll}/u.test(next.text) && length >= 40 && length <= 110 ? [length] : [];
  });
  return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? null;
}

function isContinued(
  whole: WholeLine,
  tail: WholeLine,
  next: WholeLine,
  width: number | null,
): boolean {
  if (!isOpen(tail, next) || isBareHeading(tail.text) || key.test(next.text)) return false;
  const { length } = tail.text;
  if (/^\[?[\p{Ll}(&]/u.test(next.text) || tail.text.endsWith(",")) return length >= 30;
  if (whole.isBullet && next.indent > whole.indent) return true;
  const word = /^\S{1,200}/.exec(next.text)?.[0] ?? "";
  return width !== null && length >= 40 && length <= 110 && length + 1 + word.length > width;
}

function isOpen(line: WholeLine, next: WholeLine): boolean {
  const isPlain = next.tag === null && !next.isBullet && !next.isAfterBlank;
  return isPlain && !closed.test(line.text.slice(-8)) && !isMarked(line) && !isMarked(next);
}

function isMarked({ text, tag }: WholeLine): boolean {
  return /^h\d/.test(tag ?? "") || /^#{1,6}\s/.test(text) || isRule(text);
}
