/** The file is not what it should be; the message says what and where. */
export class Damaged extends Error {
  override name = "Damaged";
}

/** The text of a row's cell by our name of the column; "" where it is blank or the file has no such column. */
export type Cell = (column: string) => string;

/** What the sources print instead of a figure that they do not publish. */
const notPublished = new Set(["", "*", "**", "~", "—"]);

const number = /^-?(?:\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,20})?$/;
const largest = 2_000_000_000;

export function readNumber(cell: Cell, column: string): number | null {
  const text = cell(column);
  if (notPublished.has(text)) return null;
  const amount = number.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;
  if (!(Math.abs(amount) <= largest)) throw new Damaged(`${column} is "${shorten(text)}"`);
  return amount;
}

/** A figure in whole units or cents; spreadsheets print 32.98 as 32.979999999999997. */
export function readWhole(cell: Cell, column: string, perUnit = 1): number | null {
  const amount = readNumber(cell, column);
  if (amount === null) return null;
  const whole = Math.round(amount * perUnit);
  if (whole < 0 || whole > largest) throw new Damaged(`${column} is "${shorten(cell(column))}"`);
  return whole;
}

export function readSoc(cell: Cell, column: string): string {
  const text = cell(column);
  if (!/^\d\d-\d{4}$/.test(text)) throw new Damaged(`${column} is "${shorten(text)}"`);
  return text;
}

/** Area codes lose their leading zeros in spreadsheets, so they are numbers here. */
export function readAreaCode(cell: Cell, column: string): number {
  const text = cell(column);
  if (!/^\d{1,7}$/.test(text)) throw new Damaged(`${column} is "${shorten(text)}"`);
  return Number(text);
}

/** A name that must be there, without the control characters some editions carry. */
export function readName(cell: Cell, column: string): string {
  const text = cell(column).replaceAll(/\p{Cc}/gu, "");
  if (text === "" || text.length > 200) throw new Damaged(`${column} is "${shorten(text)}"`);
  return text;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
