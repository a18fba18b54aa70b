/** What a spreadsheet would take for a formula, in any width and behind any space. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** Rows as RFC 4180 has them, marked as UTF-8 for spreadsheets; a cell that could be a formula begins with an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;
}

/** Always in quotes, for some spreadsheets part cells at other signs than the comma. */
function cellText(words: string): string {
  return `"${(formula.test(words) ? `'${words}` : words).replaceAll('"', '""')}"`;
}
