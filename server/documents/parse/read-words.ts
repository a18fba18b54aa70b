import { jobFieldNames } from "#contract/job-fields.ts";
import type { Decided } from "#ledger/facts/decided.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readAudiences, type Audiences, type Basics } from "#ledger/ledger.ts";

/** A job and what people decided about its text, as they travel to a program. */
export type WordsRequest = {
  job: JobFields;
  decided: Omit<Decided, "moved"> & { moved: [words: string, place: string][] };
};
type SentBasics = Omit<Basics, "inside">;
export type WordsAnswer = {
  whole: SentBasics;
  told: SentBasics | null;
  inside: ReturnType<Basics["inside"]>;
};

/** Without what else is stored beside a job. */
export function askForWords(job: JobFields, decided: Decided): WordsRequest {
  const fields = Object.fromEntries(jobFieldNames.map((name) => [name, job[name]]));
  return { job: fields as JobFields, decided: { ...decided, moved: [...decided.moved] } };
}

/** In the program. */
export function answerWords({ job, decided }: WordsRequest): WordsAnswer {
  const moved = new Map(decided.moved) as Decided["moved"];
  const { whole, told } = readAudiences(job, { ...decided, moved });
  return { whole: send(whole), told: told && send(told), inside: whole.inside() };
}

function send(basics: Basics): SentBasics {
  const { inside: _, ...sent } = basics;
  return sent;
}

export function hearWords({ whole, told, inside: lines }: WordsAnswer): Audiences {
  const inside = () => lines;
  return { whole: { ...whole, inside }, told: told && { ...told, inside } };
}
