import { leavesOf } from "#tools/document/leaves.ts";
import { ItemBasis } from "#tools/schema.ts";

/** How a statement is known, as its chip says it. */
const basisWords: Record<ItemBasis, string> = {
  given: "Job details",
  data: "Public data",
  derived: "Computed",
  estimate: "Estimate",
  plan: "Proposal",
  unknown: "To find out",
};

/** What each chip means, in the words of the last page. */
const meanings: Record<ItemBasis, string> = {
  given: "said on the form, in the job description or by the organization",
  data: "published by a named public source",
  derived: "worked out by code from job details and public data",
  estimate: "a judgement; check it before you rely on it",
  plan: "a suggestion for how to run this search",
  unknown: "nobody has said so yet",
};

/** Kinds of knowing that a reader must not overlook inside a section of several kinds. */
const cautioned = new Set<ItemBasis>(["estimate", "unknown"]);

export function isBasis(key: string, value: unknown): value is ItemBasis {
  return (key === "basis" || key.endsWith("Basis")) && ItemBasis.safeParse(value).success;
}

function basisOf(record: object): ItemBasis | undefined {
  for (const [key, value] of Object.entries(record)) if (isBasis(key, value)) return value;
  return undefined;
}

/** All the ways in which a part of a report is known, in their fixed order. */
export function basesIn(value: unknown): ItemBasis[] {
  const found = new Set(
    [...leavesOf(value)].flatMap(({ names, value: leaf }) =>
      isBasis(names.at(-1) ?? "", leaf) ? [leaf] : [],
    ),
  );
  return ItemBasis.options.filter((basis) => found.has(basis));
}

/** The chip of one entry; empty where its section's chip says it already or nothing needs care. */
export function markOf(record: object, isMixed: boolean): string {
  const basis = basisOf(record);
  return isMixed && basis !== undefined && cautioned.has(basis) ? basisWords[basis] : "";
}

/** A word per row where rows are known in different ways. */
export function basisColumn(records: readonly object[]): string[] | undefined {
  const bases = records.map(basisOf);
  if (new Set(bases).size < 2) return undefined;
  return bases.map((basis) => (basis === undefined ? "" : basisWords[basis]));
}

export function wordsOfBases(bases: readonly ItemBasis[]): string[] {
  return bases.map((basis) => basisWords[basis]);
}

/** "Estimate: a judgement; …", for each chip of a document. */
export function legendOf(chips: readonly string[]): { name: string; value: string }[] {
  const shown = ItemBasis.options.filter((basis) => chips.includes(basisWords[basis]));
  return shown.map((basis) => ({ name: basisWords[basis], value: meanings[basis] }));
}
