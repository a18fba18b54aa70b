import { occupations } from "#ledger/occupations/occupations.ts";
import { medianYears } from "#ledger/occupations/sources.ts";

const leastCommon = 50;
const leastShare = 0.9;

/** The year whose national medians, as we ship them, these are; `null` for a year that we do not know. */
export function findMedianYear(medians: ReadonlyMap<string, number>): number | null {
  const isOf = (at: number) => {
    const known = occupations.flatMap(({ soc, medians: shipped }) => {
      const median = medians.get(soc);
      return median === undefined || typeof shipped[at] !== "number"
        ? []
        : [median === shipped[at]];
    });
    const same = known.filter(Boolean).length;
    return known.length >= leastCommon && same / known.length >= leastShare;
  };
  return medianYears.find((_, at) => isOf(at)) ?? null;
}
