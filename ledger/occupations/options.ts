import type { OccupationOption } from "#contract/reading.ts";
import { findFigures } from "#ledger/occupations/occupations.ts";
import { titleTable } from "#reading/data/load-titles.ts";
import { matchOccupation } from "#reading/occupation.ts";
import { searchOccupations } from "#reading/occupation/search.ts";

/** An occupation as people choose it, with its national median wage of a year. */
export function optionOf(code: string, title: string, why: string): OccupationOption {
  const median = findFigures(code)?.yearly[2];
  return { code, title, why, median: typeof median === "number" ? median : null };
}

const mostOptions = 8;

/** Occupations that a title may mean, then those of which a name begins with the words: "plumb". */
export function findOptions(query: string): OccupationOption[] {
  const { choices } = matchOccupation({ title: query, duties: [] }, titleTable);
  const found = [...choices, ...searchOccupations(query, titleTable)].filter(
    ({ code }) => findFigures(code) !== null,
  );
  const first = new Map(found.toReversed().map((one) => [one.code, one]));
  return [...new Set(found.map(({ code }) => first.get(code)))]
    .flatMap((one) => (one === undefined ? [] : [optionOf(one.code, one.title, one.why)]))
    .slice(0, mostOptions);
}
