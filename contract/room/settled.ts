import { z } from "zod";
import { lengths, readingBounds } from "#contract/limits.ts";
import { requiredText, text } from "#contract/text.ts";

const line = requiredText(lengths.line, "Say what was decided");
const words = requiredText(readingBounds.wordsLength, "Say what it is about");

/**
 * One thing about a job that somebody decided, and how. A requirement and a stage are told by their own words, a question
 * by its fact ("unknown.startDate"). `text` of a requirement is the wording that holds, where two stood against each other.
 */
export const Settled = z.discriminatedUnion("about", [
  z.strictObject({ about: z.literal("pay"), text: line }),
  z.strictObject({ about: z.literal("workType"), text: line }),
  z.strictObject({ about: z.literal("place"), text: line }),
  z.strictObject({
    about: z.literal("requirement"),
    words,
    is: z.enum(["must", "nice", "dropped"]),
    text: text(readingBounds.wordsLength).optional(),
  }),
  z.strictObject({ about: z.literal("stage"), words, is: z.enum(["kept", "dropped"]) }),
  z.strictObject({
    about: z.literal("question"),
    words: line,
    text: requiredText(lengths.guidance, "Say what the answer is"),
    /** Whether candidates may read the answer. */
    mayTell: z.boolean(),
  }),
]);
export type Settled = z.infer<typeof Settled>;

/** What a decision is about, as one text: a later decision with the same key takes its place. */
export function keyOfSettled(settled: Settled): string {
  if (!("words" in settled)) return settled.about;
  return `${settled.about}: ${settled.words.toLowerCase().replaceAll(/\s+/gu, " ").trim()}`;
}
