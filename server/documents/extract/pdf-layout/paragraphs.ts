import { listStart } from "#server/documents/extract/bullet-signs.ts";
import type { Row, Segment } from "#server/documents/extract/pdf-layout/piece.ts";

type Line = {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  fonts: string[];
  isTable: boolean;
  isEntry: boolean;
};

/** Against the usual distance of two lines, or the type size where that is larger. */
const paragraphGap = 1.35;
const sameSize = 0.08;
/** Letters differ in width: so much more than the next word must have fitted for a break to be meant. */
const spareLetters = 2.5;
/** In a narrower column lines are facts, not prose. */
const leastLetters = 18;

/** Lines of one column as text: wrapped lines joined again, an empty line where the page leaves room. */
export function paragraphsOf(rows: Row[]): string[] {
  const lines = rows.map(lineOf);
  const usualGap = median(lines.slice(1).map((line, at) => line.y - (lines[at]?.y ?? 0)));
  const right = Math.max(...lines.map((line) => line.right));
  const paragraphs: string[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const isNear = last && line.y - last.y <= paragraphGap * Math.max(usualGap, line.size);
    if (last && isNear && continues(last, line, right)) {
      paragraphs.push(join(paragraphs.pop() ?? "", line.text));
      last = { ...line, left: Math.min(last.left, line.left), isEntry: last.isEntry };
      continue;
    }
    const isLarger = last && line.size > last.size * (1 + sameSize);
    if (last && (isLarger || !isNear)) paragraphs.push("");
    paragraphs.push(line.text);
    last = line;
  }
  return paragraphs;
}

function lineOf({ y, segments }: Row): Line {
  const first = segments[0] as Segment;
  const text = segments.map((segment) => segment.text.trim()).join("\t");
  return {
    y,
    text,
    isEntry: listStart.test(text),
    left: first.left,
    right: Math.max(...segments.map((segment) => segment.right)),
    size: Math.max(...segments.map((segment) => segment.size)),
    fonts: [...new Set(segments.flatMap((segment) => segment.fonts))],
    isTable: segments.length > 1,
  };
}

/** A line goes on when it was broken for want of room: the next word would not have fitted. What begins under a bullet is no part of its entry. */
function continues(last: Line, line: Line, right: number): boolean {
  if (last.isTable || line.isTable || listStart.test(line.text)) return false;
  if (Math.abs(last.size - line.size) > last.size * sameSize) return false;
  if (!line.fonts.some((font) => last.fonts.includes(font))) return false;
  const [word = ""] = line.text.split(" ", 1);
  const letterWidth = (line.right - line.left) / Math.max(line.text.length, 1);
  const isUnderBullet = last.isEntry && line.left < last.left + letterWidth;
  if (isUnderBullet && /^\p{Uppercase}/u.test(line.text)) return false;
  if (right - last.left < letterWidth * leastLetters) return false;
  return last.right + letterWidth * (word.length + spareLetters) >= right;
}

function join(text: string, next: string): string {
  if (text.endsWith("\u00ad")) return text.slice(0, -1) + next;
  const isBrokenWord = /\p{Letter}[-\u2010]$/u.test(text) && /^\p{Lowercase}/u.test(next);
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text);
  return text + (isBrokenWord || isUnspaced ? "" : " ") + next;
}

function median(numbers: number[]): number {
  const sorted = numbers.filter((one) => one > 0).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
