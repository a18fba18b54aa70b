const words =
  "oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const values = new Map<string, number>([
  ...words.split(" ").map((word, value) => [word, value] as const),
  ...tens.split(" ").map((word, at) => [word, (at + 2) * 10] as const),
]);
const wordOrGap = /\p{L}+|[^\p{L}]+/gu;

/** Writes spoken numbers as figures: "sixty-five to one-ten" becomes "65 to 110". */
export function writeFigures(text: string): string {
  const pieces = text.match(wordOrGap) ?? [];
  let written = "";
  for (let at = 0; at < pieces.length;) {
    const run = spokenRun(pieces, at);
    if (run.length === 0) {
      written += pieces[at];
      at += 1;
      continue;
    }
    const ends = at + run.length * 2 - 1;
    written += String(toNumber(run.filter((word) => word !== "and")));
    at = ends;
  }
  return written;
}

/** The number words that follow one another, with a single space or hyphen between them. */
function spokenRun(pieces: readonly string[], from: number): string[] {
  const run: string[] = [];
  for (let at = from; at < pieces.length && run.length < 12; at += 2) {
    const word = (pieces[at] ?? "").toLowerCase();
    const isFirst = at === from;
    if (!isFirst && ![" ", "-"].includes(pieces[at - 1] ?? "")) break;
    const canBegin = (values.has(word) && word !== "oh") || word === "hundred";
    if (isFirst ? !canBegin : !isNumberWord(word)) break;
    // "a hundred and five" is one number, "between eighty and ninety-five" are two.
    if (word === "and" && run.at(-1) !== "hundred" && run.at(-1) !== "thousand") break;
    run.push(word);
  }
  while (run.at(-1) === "and") run.pop();
  return run;
}

function isNumberWord(word: string): boolean {
  return values.has(word) || word === "hundred" || word === "thousand" || word === "and";
}

function toNumber(run: readonly string[]): number {
  const thousand = run.indexOf("thousand");
  if (thousand !== -1)
    return toNumber(run.slice(0, thousand)) * 1_000 + toNumber(run.slice(thousand + 1));
  if (run.includes("hundred")) return toHundreds(run);
  return fromParts(toParts(run));
}

function toHundreds(run: readonly string[]): number {
  const at = run.indexOf("hundred");
  const before = fromParts(toParts(run.slice(0, at)));
  return Math.max(1, before) * 100 + fromParts(toParts(run.slice(at + 1)));
}

/** "forty six five eighty" as 46, 5, 80. */
function toParts(run: readonly string[]): number[] {
  const parts: number[] = [];
  let canAdd = false;
  for (const word of run) {
    const value = values.get(word) ?? 0;
    if (canAdd && value < 10 && word !== "oh") parts.push((parts.pop() ?? 0) + value);
    else parts.push(value);
    canAdd = value >= 20;
  }
  return parts;
}

/** People leave out "hundred" and "thousand": 1 10 is 110, 23 50 is 23.50, 52 5 is 52,500, 46 5 80 is 46,580. */
function fromParts(parts: readonly number[]): number {
  const [first = 0, second, third] = parts;
  if (second === undefined) return first;
  if (third === undefined) {
    if (second >= 10) return first < 10 ? first * 100 + second : first + second / 100;
    return first >= 20 ? first * 1_000 + second * 100 : first + second;
  }
  if (first < 10 && second === 0) return first * 100 + third;
  return first * 1_000 + second * 100 + third;
}
