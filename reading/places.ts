/** What a line of a posting is; `unplaced` where no reader knows. */
export const places = [
  "title",
  "employer",
  "duty",
  "must",
  "nice",
  "pay",
  "benefit",
  "terms",
  "process",
  "legal",
  "culture",
  "internal",
  "contact",
  "noise",
] as const;
export type Place = (typeof places)[number];
