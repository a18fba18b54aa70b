/** One line as it stands in the text, or a part of one between tags or bullets. */
export type PhysicalLine = {
  start: number;
  end: number;
  /** The tag that opened it: "li", "h2". */
  tag: string | null;
  isAfterBlank: boolean;
  indent: number;
};

const breaks =
  /\r\n|[\n\r\u2028\u2029\v\f]|<(\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th|table|section|article|header|footer|hr|dd|dt|dl))\b[^<>]{0,300}>|(?<=\s)(?=[•●▪◦‣■►✓✔➤]\s*\S)/gi;

/** No description has more; what follows is not read. */
const mostLines = 4_000;

/** Comments and template tags hold nothing a reader of the page sees. */
export function hideComments(text: string): string {
  const liquid = hideBetween(text, /\{%-?\s{0,5}comment\b/g, /endcomment[^{}]{0,200}\}/g);
  return hideBetween(liquid, /<!--/g, /-->/g);
}

function hideBetween(text: string, open: RegExp, close: RegExp): string {
  const kept: string[] = [];
  let from = 0;
  for (let opened = open.exec(text); opened !== null; opened = open.exec(text)) {
    close.lastIndex = opened.index;
    if (close.exec(text) === null) break;
    kept.push(text.slice(from, opened.index), toSpaces(text.slice(opened.index, close.lastIndex)));
    from = close.lastIndex;
    open.lastIndex = from;
  }
  return kept.join("") + text.slice(from);
}

function toSpaces(text: string): string {
  return text.replaceAll(/[^\r\n]/g, " ");
}

/** The lines that hold something, in order; comments of the front matter left out. */
export function listPhysicalLines(hidden: string): PhysicalLine[] {
  const all = cut(hidden);
  const frontEnd = findFrontMatterEnd(hidden, all);
  const lines: PhysicalLine[] = [];
  let isAfterBlank = true;
  for (const [index, { from, to, tag }] of all.entries()) {
    if (lines.length === mostLines) break;
    const raw = hidden.slice(from, to);
    const isLeftOut = frontEnd > 0 && index <= frontEnd && /^\s*(?:#|---\s*$)/.test(raw);
    const body = raw.trim();
    if (body === "" || isLeftOut) {
      isAfterBlank ||= tag === null || tag.startsWith("/");
      continue;
    }
    const indent = raw.length - raw.trimStart().length;
    const start = from + indent;
    lines.push({ start, end: start + body.length, tag, isAfterBlank, indent });
    isAfterBlank = false;
  }
  return lines;
}

type Cut = { from: number; to: number; tag: string | null };

function cut(text: string): Cut[] {
  const pieces: Cut[] = [];
  let from = 0;
  let tag: string | null = null;
  for (const match of text.matchAll(breaks)) {
    pieces.push({ from, to: match.index, tag });
    from = match.index + match[0].length;
    tag = match[1]?.toLowerCase() ?? null;
  }
  pieces.push({ from, to: text.length, tag });
  return pieces;
}

/** How many pieces the front matter takes; none unless it begins with a key. */
function findFrontMatterEnd(text: string, pieces: readonly Cut[]): number {
  const at = (index: number) => {
    const piece = pieces[index];
    return piece === undefined ? "" : text.slice(piece.from, piece.to).trim();
  };
  const first = pieces.findIndex(({ from, to }) => text.slice(from, to).trim() !== "");
  if (first === -1 || at(first) !== "---") return 0;
  const end = pieces.findIndex((_, index) => index > first && at(index) === "---");
  const opening = pieces.findIndex((_, index) => index > first && /^[^#\s]/.test(at(index)));
  return end > opening && /^[\w-][\w -]{0,40}:/.test(at(opening)) ? end : 0;
}
