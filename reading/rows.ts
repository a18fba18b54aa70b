import { trimSpan } from "#english/sentences.ts";

/** One physical line: its words without bullet and indentation. */
export type Row = { start: number; end: number } & {
  text: string;
  indent: number;
  bullet: boolean;
  isBlank: boolean;
};

const bulletMark =
  /^(?:[-*•·▪◦‣●○■□➤►▶→»>~+–—✓✔✅☐❖◆★§\uE000-\uF8FF]+|\p{Extended_Pictographic}\uFE0F?|\d\uFE0F?\u20E3|o(?=\s)|\(?\d{1,2}[.)]|\(?[a-z]\))(?:\s+|(?=[\p{L}"])|(?<=^[-*•·–✓✔✅])(?=[$€£]?\d))/u;
const ruler = /^[\s\-_=*~|:+.#]*$/u;

export function readRows(text: string): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start <= text.length;) {
    const stop = text.indexOf("\n", start);
    const end = stop === -1 ? text.length : stop;
    rows.push(readRow(text, start, end));
    start = end + 1;
  }
  return rows;
}

function readRow(text: string, start: number, end: number): Row {
  const [span] = trimSpan(text, { start, end });
  if (!span || ruler.test(text.slice(span.start, Math.min(span.end, span.start + 400))))
    return { start, end: start, text: "", indent: 0, bullet: false, isBlank: true };
  const words = text.slice(span.start, span.end);
  const mark = bulletMark.exec(words.slice(0, 40))?.[0].length ?? 0;
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
