import { lengths } from "#contract/limits.ts";

/** What one uploaded file may be, and what reading it may cost. */
export const extractLimits = {
  unpackedBytes: 20_000_000,
  entries: 2_000,
  /** Unpacked to packed; text of a real document stays far below. */
  ratio: 100,
  ratioAppliesOverBytes: 256_000,
  pages: 200,
  /** What is read must fit the field it is meant for. */
  characters: lengths.rawJobDescription,
} as const;
