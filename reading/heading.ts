import { bucketOf } from "#reading/hash.ts";
import { placeUnder } from "#reading/place-features.ts";
import type { Place } from "#reading/places.ts";
import type { Row } from "#reading/rows.ts";

/** One weight a bucket; over 0 the row is a heading. */
export type HeadingModel = { size: number; bias: number; weights: Float64Array };

const mostWords = 11;
const mostSigns = 84;
const sections: ReadonlySet<Place | undefined> = new Set(["duty", "must", "nice", "benefit"]);
const word = /[\p{L}\p{N}]+/gu;

/** A row that could be a heading by its shape: short, alone, and no sentence. */
export function mayBeHeading({ text, isBlank }: Row): boolean {
  return (
    !isBlank &&
    text.length <= mostSigns &&
    !text.includes("\t") &&
    !text.includes("   ") &&
    !text.endsWith(".") &&
    text.split(" ").length <= mostWords
  );
}

export function isHeading(rows: readonly Row[], at: number, model: HeadingModel): boolean {
  const row = rows[at]!;
  if (!mayBeHeading(row)) return false;
  // "▶ Toggle: what a first 90 days looks like" is how pages of notes fold a part away.
  if (/^toggle(?: heading \d)?:\s/iu.test(row.text)) return true;
  if (endsList(rows, at)) return false;
  if (isUsual(row) && rows[at + 1]) return true;
  let sum = model.bias;
  for (const feature of headingFeatures(rows, at))
    sum += model.weights[bucketOf(feature, model.size)]!;
  return sum > 0.5;
}

/** The last of several short rows before a gap stands over nothing: "Dental insurance", "Paid time off". */
function endsList(rows: readonly Row[], at: number): boolean {
  const row = rows[at]!;
  const isOne = (other: Row | undefined) =>
    other !== undefined && mayBeHeading(other) && other.bullet === row.bullet;
  const next = rows.slice(at + 1, at + 4).find(({ isBlank }) => !isBlank);
  return (
    isOne(rows[at - 1]) &&
    isOne(rows[at - 2]) &&
    rows[at + 1]?.isBlank !== false &&
    next?.bullet !== true &&
    !row.text.endsWith(":")
  );
}

/** "Requirements", "What you will do": nobody means anything else by them. */
function isUsual({ text, bullet }: Row): boolean {
  return !bullet && sections.has(placeUnder(text));
}

/** What tells a heading: its words, its signs, and what stands around it. */
export function headingFeatures(rows: readonly Row[], at: number): string[] {
  const row = rows[at]!;
  const words = row.text.toLowerCase().match(word) ?? [];
  const next = rows.slice(at + 1, at + 4).find(({ isBlank }) => !isBlank);
  const isLoud = row.text === row.text.toUpperCase() && row.text !== row.text.toLowerCase();
  const shape = [
    `length ${Math.min(words.length, 9)}`,
    `last ${row.text.at(-1)!.replace(word, "a")}`,
    `first ${row.text[0]!.replace(word, "a")}`,
    isLoud ? "loud" : row.text[0] === row.text[0]!.toLowerCase() ? "low" : "capital",
    row.bullet ? "bullet" : "plain",
    /\d/u.test(row.text) ? "figures" : "no figures",
    row.text.includes(": ") ? "label" : "no label",
    row.text.includes(",") ? "comma" : "no comma",
    titled(row.text) ? "titled" : "not titled",
    rows[at - 1]?.isBlank === false ? "after a row" : "after a gap",
    rows[at + 1]?.isBlank === false ? "before a row" : "before a gap",
    at < 6 ? `top ${at}` : "further down",
    next === undefined ? "at the end" : next.bullet ? "before a bullet" : "before a text",
    next === undefined ? "" : `next ${Math.min(9, Math.floor(next.text.length / 20))}`,
    next !== undefined && mayBeHeading(next) ? "before a short one" : "before a long one",
  ];
  return [
    ...shape,
    `${shape[2]} ${shape[3]} ${shape[12]}`,
    `${shape[9]} ${shape[10]} ${shape[14]}`,
    `${shape[1]} ${shape[3]}`,
    `whole ${words.join(" ")}`,
    ...words.map((one) => `word ${one}`),
    ...words.slice(1).map((one, before) => `pair ${words[before]} ${one}`),
    `start ${words[0]}`,
    `end ${words.at(-1)}`,
  ];
}

function titled(text: string): boolean {
  const words = text.split(" ").filter((one) => one.length > 3);
  return words.length > 1 && words.every((one) => one[0] !== one[0]!.toLowerCase());
}
