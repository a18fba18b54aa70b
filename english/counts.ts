const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const inFigures = new Intl.NumberFormat("en-US");
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** "three", "no"; from eleven on in figures. */
export function inWords(count: number): string {
  return words[count] ?? inFigures.format(count);
}

/** "3 rows", "1 row". */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** "three rows", "one row", "no rows". */
export function countInWords(count: number, thing: string): string {
  return `${inWords(count)} ${thing}${count === 1 ? "" : "s"}`;
}

/** "76th", "71st". */
export function ordinal(count: number): string {
  return `${count}${endings[ordinals.select(count)] ?? "th"}`;
}
