import type { Message } from "#contract/messages.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { ApiError, sentenceOf } from "#web/api/api-error.ts";

const titles = new Map<string, string>([
  ["tooManyJobs", "Too many jobs"],
  ["storageFull", "No room left"],
  ["documentTooLong", "Too long for one file"],
  ["partLocked", "Locked"],
] satisfies [ProblemCode, string][]);

/** A refusal that trying again does not change: its own sentence says what does. */
export function refusalOf(error: unknown): Message | undefined {
  if (!(error instanceof ApiError) || !error.problem) return undefined;
  const title = titles.get(error.problem.code);
  return title === undefined ? undefined : { title, description: error.problem.message };
}

/** What the server said of a failure, or our own words where it said nothing. */
export function failureOf(error: unknown, otherwise: string): Message {
  return { title: "Error", description: sentenceOf(error) ?? otherwise };
}
