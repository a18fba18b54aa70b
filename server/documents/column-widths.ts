/** About as many letters of a table's size go side by side on the page. */
const lettersAcross = 96;
const gap = 4;
/** A longer word may break. */
const longestWord = 16;
const widest = 60;

/** Shares of a table's width: every column holds its longest word, and what is left goes where more is said. */
export function columnWidths(rows: string[][]): number[] {
  const columns = (rows[0] ?? []).map((_, at) => sizesOf(rows.map((row) => row[at] ?? "")));
  const least = sum(columns.map((column) => column.least));
  const wanted = sum(columns.map((column) => column.wanted));
  if (wanted <= lettersAcross) return columns.map((column) => column.wanted);
  const share = Math.max(0, (lettersAcross - least) / (wanted - least));
  return columns.map((column) => column.least + (column.wanted - column.least) * share);
}

function sizesOf(cells: string[]): { least: number; wanted: number } {
  const said = cells.filter((cell) => cell !== "");
  const words = said.flatMap((cell) => cell.split(/\s+/u)).map((word) => word.length);
  const lines = said.flatMap((cell) => cell.split("\n")).map((line) => line.length);
  const letters = sum(said.map((cell) => cell.length));
  const mean = (letters / Math.max(said.length, 1) + letters / cells.length) / 2;
  const least = Math.min(largest(words), longestWord);
  return {
    least: least + gap,
    wanted: Math.max(least, Math.min(largest(lines), 14 + mean / 2, widest)) + gap,
  };
}

function largest(numbers: number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
