import type { Reading } from "#ledger/facts/reading.ts";

/** Kinds of work that fill no year, whatever nobody says of their hours. */
const partYear = new Set(["part-time", "per-diem", "temporary", "internship"]);
const weekly =
  /(?<![\d.,$€£])(\d{1,2}(?:\.\d{1,2})?)\+?[\s-]?(?:h|hrs?|hours?)\b[\s.]*(?:\/|a|an|per|each|every|weekly)?\s*(?:wk|week)?/giu;
const aWeek = /week|\bwk/iu;
const fullWeek = 40;

/** Whether a full-time year of 2,080 hours says what this job pays: not of 24 hours a week, and not of three months. */
export function isFullYear({ schedule, lines }: Pick<Reading, "schedule" | "lines">): boolean {
  const told = lines.filter(
    ({ place }) => place === "terms" || place === "title" || place === "pay",
  );
  const hours = [schedule?.text ?? "", ...told.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(weekly)].flatMap(([words, count]) =>
      aWeek.test(words) ? [Number(count)] : [],
    ),
  );
  if (hours.length > 0) return hours.some((count) => count >= fullWeek);
  return !partYear.has(schedule?.employment ?? "");
}
