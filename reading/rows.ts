import { trimSpan } from "#english/sentences.ts";

/** One physical line: its words without bullet and indentation. */
export type Row = { start: number; end: number } & {
  text: string;
  indent: number;
  bullet: boolean;
  isBlank: boolean;
};

const bulletMark =
  /^(?:[-*•·▪◦‣●○■□➤►▶→»>~+–—✓✔✅☐❖◆★§\uE000-\uF8FF]+|(?![©®™])\p{Extended_Pictographic}\uFE0F?|\d\uFE0F?\u20E3|o(?=\s)|\(?\d{1,2}[.)]|\(?[a-z]\))(?:\s+|(?=[\p{L}"])|(?<=^[-*•·–✓✔✅])(?=[$€£]?\d))/u;
/** "2.1 Plan loads": a paragraph's number, where the text counts its paragraphs so. */
const paragraphMark = /^(\d{1,2})\.(\d{1,2})\.?\s+(?=\S)/u;
const ruler = /^[\s\-_=*~|:+.#]*$/u;

export function readRows(text: string): Row[] {
  const rows: Row[] = [];
  const mark = countsParagraphs(text) ? paragraphMark : null;
  for (let start = 0; start <= text.length;) {
    const stop = text.indexOf("\n", start);
    const end = stop === -1 ? text.length : stop;
    rows.push(readRow(text, start, end, mark));
    start = end + 1;
  }
  return rows;
}

/** Whether paragraphs are counted "1.1", "1.2", "1.3"; one "3.5 years" is no count. */
function countsParagraphs(text: string): boolean {
  let [before, inOrder] = ["", 0];
  for (const row of text.split("\n")) {
    const [, chapter, paragraph] = paragraphMark.exec(row.trimStart().slice(0, 12)) ?? [];
    if (chapter === undefined) continue;
    if (before === `${chapter}.${Number(paragraph) - 1}`) inOrder += 1;
    before = `${chapter}.${Number(paragraph)}`;
  }
  return inOrder >= 2;
}

function readRow(text: string, start: number, end: number, paragraph: RegExp | null): Row {
  const [span] = trimSpan(text, { start, end });
  if (!span || ruler.test(text.slice(span.start, Math.min(span.end, span.start + 400))))
    return { start, end: start, text: "", indent: 0, bullet: false, isBlank: true };
  const words = text.slice(span.start, span.end);
  const opening = words.slice(0, 40);
  const mark = (paragraph?.exec(opening) ?? bulletMark.exec(opening))?.[0].length ?? 0;
  const from = mark < words.length ? span.start + mark : span.start;
  return {
    start: from,
    end: span.end,
    text: text.slice(from, span.end),
    indent: span.start - start,
    bullet: from > span.start,
    isBlank: false,
  };
}
