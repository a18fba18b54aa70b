import { keyOfText } from "#ledger/read/text/said.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";

/** Fields that auto-fill wrote from single lines; those with rows of their own are joined with the posting's lines. */
const tagFields = ["dealBreakers", "preferredBackgrounds"] as const;

/** The form without what it repeats of lines that a person moved inside: they were filled in before. */
export function takeOutInside(words: JobFields, lines: readonly PlacedLine[]): JobFields {
  const keysOf = (some: readonly PlacedLine[]) => some.map(({ text }) => ` ${keyOfText(text)} `);
  const isInside = (line: PlacedLine) => line.reader === "person" && isInner(line.place);
  const inside = keysOf(lines.filter(isInside));
  if (inside.length === 0) return words;
  const told = keysOf(lines.filter((line) => !isInner(line.place)));
  const isTakenIn = (value: string) => {
    const key = ` ${keyOfText(value)} `;
    const isIn = (line: string) => key.trim() !== "" && line.includes(key);
    return inside.some(isIn) && !told.some(isIn);
  };
  const kept = { ...words };
  if (isTakenIn(words.salaryRange)) kept.salaryRange = "";
  for (const field of tagFields) kept[field] = words[field].filter((tag) => !isTakenIn(tag));
  return kept;
}
