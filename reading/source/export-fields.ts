import { capital } from "#english/words.ts";
import data from "#reading/data/export-labels.json" with { type: "json" };
import type { Place } from "#reading/places.ts";

/** A label of a system's export: what it says in words, where its value begins, and whether it sticks to it. */
export type ExportField = { label: string; valueAt: number; isGlued: boolean };

const withUnderscore = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\s*[|:\t]\s*/u;
const plain = /^[A-Z][A-Z0-9]{1,15}\s*\|\s*/u;
const leastFields = 3;

/** Whether a text was written by a system: "PAY_RATE_MIN|58.00", or by a page whose labels stick to their values. */
export function isExport(rows: readonly string[]): boolean {
  return hasSeveral(rows, withUnderscore) || isStuck(rows);
}

/** "Job TitleCounselor", "LocationSpokane WA": a table that was copied without what stood between its cells. */
export function isStuck(rows: readonly string[]): boolean {
  return hasSeveral(rows, glued);
}

function hasSeveral(rows: readonly string[], sign: RegExp): boolean {
  return rows.filter((row) => sign.test(row)).length >= leastFields;
}

/** "MIN_QUAL|" as "minimum qualifications"; in an export "SHIFT|" too, in a stuck table "LocationSpokane". */
export function exportField(
  text: string,
  isOfExport: boolean,
  isOfStuck = false,
): ExportField | null {
  const stuck = isOfStuck ? glued.exec(text)?.[0] : undefined;
  if (stuck !== undefined) return { label: inWords(stuck), valueAt: stuck.length, isGlued: true };
  const found = withUnderscore.exec(text)?.[0] ?? (isOfExport ? plain.exec(text)?.[0] : undefined);
  return found === undefined
    ? null
    : { label: inWords(found), valueAt: found.length, isGlued: false };
}

const words: Readonly<Record<string, string>> = data.words;
const placeOfLabel: ReadonlyMap<string, Place> = new Map(
  Object.entries(data.places).flatMap(([place, labels]) =>
    labels.map((label) => [label, place as Place] as const),
  ),
);
/** A label as a page or a program writes it, its value right behind it: "Job TitleCounselor", "jobTitleCounselor". */
const glued = new RegExp(
  `^(?:${[...placeOfLabel.keys()]
    .flatMap((label) => {
      const large = label.replaceAll(/(?<= |^)\w/gu, (first) => first.toUpperCase());
      const joined = large.replaceAll(" ", "");
      const inProgram = joined.charAt(0).toLowerCase() + joined.slice(1);
      return [capital(label), large, joined, inProgram];
    })
    .toSorted((one, other) => other.length - one.length)
    .join("|")})(?=[\\p{Lu}\\d$€£])`,
  "u",
);
const saidAs: Readonly<Record<string, string>> = data.said;

function inWords(label: string): string {
  return label
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => words[word] ?? word)
    .filter((word) => word !== "")
    .join(" ");
}

export function placeOfField(label: string): Place | undefined {
  return placeOfLabel.get(label);
}

const code = /^(?:[YN]|yes|no|n\/a|none|tbd|[A-Z]{2,4}(?:-[A-Z0-9]+)+)$/iu;

/** What a field says to people: "Shift: 1st" of "SHIFT|1st", nothing of "REMOTE_FLAG|N". */
export function fieldInWords(text: string): string {
  const field = exportField(text, true);
  if (field === null) return text;
  const value = text.slice(field.valueAt).trim();
  if (code.test(value)) return "";
  const said = saidAs[field.label];
  if (said !== undefined) return `${said}: ${value}`;
  return /^[\d.,$€£%\s]*$/u.test(value) ? "" : value;
}
