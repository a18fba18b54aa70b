import { z } from "zod";
import { lengths, readingBounds } from "#contract/limits.ts";
import { heardValueNames, LinePlace, type HeardReading } from "#contract/reading.ts";
import type { ModelPrompt } from "#tools/model/prompt.ts";
import type { UntrustedFrame } from "#tools/server-tool.ts";

/** A model's answer: a place for each line by its number, and which words state values. Code types them: a model only points. */
export const LinesByModel = z.strictObject({
  lines: z.array(z.strictObject({ id: z.int().min(0), place: LinePlace })).max(readingBounds.moves),
  values: z
    .array(
      z.strictObject({
        name: z.enum(heardValueNames),
        line: z.int().min(0),
        words: z.string().min(1).max(lengths.line),
      }),
    )
    .max(readingBounds.heardValues),
});
export type LinesByModel = z.infer<typeof LinesByModel>;

const rules = `You read one job posting, or a recruiter's notes about a job, that was cut into numbered lines. For each line you say what it is. You add nothing, reword nothing and leave no line out.

Places
- title: the name of the job.
- employer: who hires: name, business, size, history, what the unit or the team is.
- duty: what the person will do.
- must: what the person must bring or be able to do: experience, education, licenses, skills, physical demands, the right to work where it is asked as a condition.
- nice: what helps and is not needed: "preferred", "a plus", "ideally", also inside a list of musts.
- pay: base pay, bonus, commission, tips, differentials, sign-on, equity, and how pay is set.
- benefit: insurance, retirement, leave, training, perks.
- terms: schedule, hours, shift, location, on-site or remote, travel, contract length, start, closing date, number of openings, whom the job reports to.
- process: hiring steps and how to apply.
- legal: equal opportunity, accommodation, visa and clearance rules, background checks, disclaimers.
- culture: how people work together, values, praise of the place to work.
- internal: what must never reach a candidate: how far the budget stretches, who left and why, whom to poach, unlawful wishes, gossip, doubts, colleagues' names, notes among recruiters.
- contact: a person's name, number or address to reach.
- noise: page furniture, buttons, counts of applicants, reference numbers, footers, small talk.

Deciding
- A line is what it says, not what the heading over it says: "Ideally bilingual" under Requirements is nice.
- A line that says two things is what a reader would use it for first.
- Between internal and anything else, internal. In notes and chats, a line about people by name, or about money beyond what is posted, is internal.

Values
- For each of title, employer, place, workType, employment, pay that a line states, give the line's number and the words, copied from that line letter by letter and as short as they can be: "Registered Nurse", "Columbus, OH", "hybrid, 3 days in the office", "full-time", "$38 to $52 an hour".
- title: without level codes, place, pay, shift or number. place: where the work is done, one value for each place. pay: the base alone. payExtra: one for each other part of pay.
- What no line states gets no value. At most one of title, employer, workType, employment and pay.

Answer with one JSON object that fits the schema: every line once, in order, and no other keys.`;

/** Texts with more are rare; what is not sent keeps the place our own reader gave it. */
const mostChars = 60_000;

type NumberedLine = { id: number; text: string; heading: string | null };

/** Asks a model to place lines; every word of them stands in a frame. */
export function buildReadingPrompt(
  lines: readonly NumberedLine[],
  frame: UntrustedFrame,
): ModelPrompt {
  const printed = lines.map(({ id, heading, text }) => `${id} | ${heading ?? "-"} | ${text}`);
  return {
    system: `${rules}\n\n${frame.rule}`,
    prefix: `The lines, one each: number | heading over it | text.\n\n${frame.delimit("lines", wholeLines(printed))}`,
    ask: "Place every line and name the values.",
  };
}

function wholeLines(lines: readonly string[]): string {
  let length = 0;
  return lines
    .map((line) => line.replaceAll(/\s+/gu, " "))
    .filter((line) => (length += line.length + 1) <= mostChars)
    .join("\n");
}

/** The answer by the lines' own words: a number that no line has says nothing. */
export function heardOf(lines: readonly NumberedLine[], answer: LinesByModel): HeardReading {
  const words = new Map(
    lines.map(({ id, text }) => [id, text.slice(0, readingBounds.wordsLength)]),
  );
  return {
    lines: answer.lines.flatMap(({ id, place }) => {
      const own = words.get(id);
      return own === undefined ? [] : [{ words: own, place }];
    }),
    values: answer.values.flatMap(({ name, line, words: quote }) => {
      const own = words.get(line);
      return own === undefined ? [] : [{ name, line: own, words: quote }];
    }),
  };
}
