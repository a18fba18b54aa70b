import { z } from "zod";
import { urgencyLevels, workTypes } from "#contract/options.ts";
import type { Frame, ModelPrompt } from "#tools/model-prompt.ts";

const Words = z.strictObject({
  value: z.string().max(300),
  quote: z.string().max(600),
});
const list = (most: number) => z.array(Words).max(most);

/** What a model says a description holds: each value with the words of the text that say so. */
export const ReadByModel = z.strictObject({
  title: Words.nullable(),
  location: Words.nullable(),
  salaryRange: Words.nullable(),
  workType: z.strictObject({ value: z.enum(workTypes), quote: z.string().max(600) }).nullable(),
  urgencyLevel: z
    .strictObject({ value: z.enum(urgencyLevels), quote: z.string().max(600) })
    .nullable(),
  requirements: list(30),
  benefits: list(20),
  culture: list(10),
  dealBreakers: list(8),
  preferredBackgrounds: list(12),
  redFlags: list(6),
  competitorCompanies: list(10),
});
export type ReadByModel = z.infer<typeof ReadByModel>;

const mostChars = 50_000;

const rules = `You read one job description or a recruiter's notes and say what it holds, as JSON.
For each field give "value" and "quote": the quote is copied from the text, letter by letter, and the value uses only words of its quote.
A field the text does not answer is null, or an empty list. Guess nothing, add nothing, translate nothing.
workType and urgencyLevel take one of their fixed words and quote what says so.
dealBreakers: what rules a person out. redFlags: what may put good people off. competitorCompanies: employers named as rivals.
Never take over a demand for people of one sex, age, family state, faith, origin, orientation or health.`;

/** Asks a model to read a text; every word of it stands in a frame. */
export function buildParsePrompt(text: string, frame: Frame): ModelPrompt {
  return {
    system: `${rules}\n\n${frame.rule}`,
    prefix: frame.delimit("description", text.slice(0, mostChars)),
    ask: "Fill the fields from this text.",
  };
}
