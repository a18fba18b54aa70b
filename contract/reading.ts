import { z } from "zod";
import { lengths, readingBounds } from "#contract/limits.ts";
import { text } from "#contract/text.ts";

/** What a line of a posting is; `unplaced` where no reader knows. */
export const linePlaces = [
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
export const LinePlace = z.enum(linePlaces);
export type LinePlace = z.infer<typeof LinePlace>;

/** One thing a text says, and what it is. */
export const ReadLine = z.object({
  id: z.int(),
  text: z.string(),
  heading: z.string().nullable(),
  place: z.enum([...linePlaces, "unplaced"]),
  /** Where a person has to decide: the two most likely places, the best first. */
  likely: z.array(LinePlace),
  reader: z.enum(["trained", "model", "person"]),
  /** Who placed or confirmed it, when; null where no person did. */
  by: z.string().nullable(),
  at: z.string().nullable(),
});
export type ReadLine = z.infer<typeof ReadLine>;

/** A typed value and the line that says it; `line` is null where a person typed it. */
export const ReadValue = z.object({
  name: z.enum(["title", "place", "workType", "employment", "pay", "payExtra"]),
  text: z.string(),
  line: z.int().nullable(),
  isImplied: z.boolean(),
});
export type ReadValue = z.infer<typeof ReadValue>;

/** An occupation that a job may be compared with, why it is likely, and its national median wage of a year. */
export const OccupationOption = z.object({
  code: z.string(),
  title: z.string(),
  why: z.string(),
  median: z.number().nullable(),
});
export type OccupationOption = z.infer<typeof OccupationOption>;

export const ComparedWith = z.object({
  certainty: z.enum(["sure", "choose", "unknown"]),
  code: z.string().nullable(),
  title: z.string().nullable(),
  /** Who chose it; null where the reader did. */
  chosenBy: z.string().nullable(),
  /** At most five. */
  options: z.array(OccupationOption),
});
export type ComparedWith = z.infer<typeof ComparedWith>;

/** What was said that must not be used, why, and what to say to the hiring manager. */
export const PrivateNote = z.object({ line: z.int(), why: z.string(), say: z.string() });
export type PrivateNote = z.infer<typeof PrivateNote>;

/** What we read in a text. */
export const TextReading = z.object({
  kind: z.enum(["posting", "notes"]),
  language: z.string(),
  lines: z.array(ReadLine),
  values: z.array(ReadValue),
  comparedWith: ComparedWith,
  privateNotes: z.array(PrivateNote),
});
export type TextReading = z.infer<typeof TextReading>;

/** A line by its words, and what a person says it is; `unplaced` takes that back, and the reader's place stands again. */
export const LineMove = z.strictObject({
  words: text(readingBounds.wordsLength),
  place: z.enum([...linePlaces, "unplaced"]),
});
export type LineMove = z.infer<typeof LineMove>;

/** What a line may state. */
export const heardValueNames = [
  "title",
  "employer",
  "place",
  "workType",
  "employment",
  "pay",
  "payExtra",
] as const;

const heardOf = <Words extends z.ZodType<string>>(line: Words, value: Words) =>
  z.strictObject({
    lines: z.array(z.strictObject({ words: line, place: LinePlace })).max(readingBounds.moves),
    values: z
      .array(z.strictObject({ name: z.enum(heardValueNames), line, words: value }))
      .max(readingBounds.heardValues),
  });

/** What a language model read in a text: places of lines, each by its words, and the words of lines that state values. */
export const HeardReading = heardOf(z.string(), z.string());
export type HeardReading = z.infer<typeof HeardReading>;
/** The same as it is handed in with a job. */
const HandedIn = heardOf(text(readingBounds.wordsLength), text(lengths.line));

/** What a person decided about a text. */
export const ReadingDecisions = z.strictObject({
  moves: z.array(LineMove).max(readingBounds.moves),
  /** A code such as "47-2152", "none", or null where nobody chose. */
  occupation: z
    .string()
    .regex(/^(?:\d{2}-\d{4}|none)$/)
    .nullable(),
  /** "Looks right": every line that has a place is confirmed. */
  isConfirmed: z.boolean(),
  /** What a model read before the job was there, as auto-fill answered it. */
  heard: HandedIn.nullable().optional(),
});
export type ReadingDecisions = z.infer<typeof ReadingDecisions>;

/** Any part of them; a move of another line never undoes a colleague's. */
export const ReadingEdit = ReadingDecisions.omit({ heard: true }).partial();
export type ReadingEdit = z.infer<typeof ReadingEdit>;

/** The reading of a job's text. `revision` counts its changes. */
export const JobReading = TextReading.extend({
  revision: z.int(),
  confirmedBy: z.string().nullable(),
  confirmedAt: z.string().nullable(),
});
export type JobReading = z.infer<typeof JobReading>;

export const OccupationQuery = z.strictObject({ query: text(lengths.line).optional() });
export type OccupationQuery = z.infer<typeof OccupationQuery>;
