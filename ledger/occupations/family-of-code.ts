import type { Family } from "#ledger/occupations/family.ts";
import type { Occupation } from "#ledger/occupations/occupation.ts";
import { listedUnder } from "#ledger/occupations/occupations.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";
import { dropDecoration, readTitle } from "#reading/occupation/read-title.ts";

/** Minor groups of the classification whose work is all of one family; the others are hired by the neutral playbook. */
const groups: readonly (readonly [Family, string])[] = [
  ["finance", "13-2 43-3"],
  ["data", "15-2"],
  ["engineering", "17-1 17-2 17-3 19-1 19-4 19-5"],
  ["public", "21-1 25-1 25-2 25-3 25-4 25-9 33-1 33-2 33-3"],
  ["peopleLegal", "23-1 23-2"],
  ["clinical", "29-1 29-2 31-1 31-2 31-9"],
  ["service", "35-1 35-2 35-3 35-9 39-5 41-2"],
  ["sales", "41-3 41-9"],
  ["general", "43-9"],
  ["trades", "47-2 47-3 47-4 47-5 49-2 49-3 49-9 51-2 51-4 51-5 51-7 51-8 51-9"],
  ["operations", "53-1 53-3 53-4 53-5 53-7"],
];

export const familyOfGroup: ReadonlyMap<string, Family> = new Map(
  groups.flatMap(([family, codes]) => codes.split(" ").map((code) => [code, family] as const)),
);

/** The families an occupation is hired in; where a listed one serves two, those whose titles are closest to the job's. */
export function familiesOf(code: string, title: string): Family[] {
  const rows = listedUnder(code);
  if (rows.length > 0) return closestRows(rows, title).map(({ family }) => family);
  const family = familyOfGroup.get(code.slice(0, 4));
  return family === undefined ? [] : [family];
}

/** 11-2021 is a Product Manager and a Marketing Manager. */
function closestRows(rows: readonly Occupation[], title: string): readonly Occupation[] {
  if (rows.length === 1) return rows;
  const words = readTitle(title).flat();
  const scores = rows.map(({ title: name, aliases, nearest }) =>
    Math.max(...[name, ...aliases, ...nearest].map((one) => compareWords(words, one))),
  );
  const best = Math.max(...scores);
  return rows.filter((_, at) => scores[at] === best);
}

/** From 0 to 1: twice the shared words against all. */
function compareWords(words: readonly string[], name: string): number {
  const own = dropDecoration(foldTitle(name));
  const shared = own.filter((word) => words.includes(word)).length;
  return (2 * shared) / (words.length + own.length);
}
