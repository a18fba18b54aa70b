import { z } from "zod";

const sections = Array.from({ length: 10 }, (_, index) => `section${index}`);

/** Ten sections of eight sentences, 6 KB as JSON: as long as a real report. */
export const benchReport = Object.fromEntries(
  sections.map((key) => [
    key,
    Array.from(
      { length: 8 },
      (_, index) =>
        `Sentence ${index} of ${key}: the range sits near the median of this place (F${index}).`,
    ),
  ]),
);

export const BenchReport = z.strictObject(
  Object.fromEntries(sections.map((key) => [key, z.array(z.string().min(1).max(2_000)).max(50)])),
);

/** About one token. */
export const chunkChars = 4;
