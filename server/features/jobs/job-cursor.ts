import { z } from "zod";
import { jobSorts, type JobSort } from "#contract/job.ts";
import { Problem } from "#contract/problem.ts";
import { Id, isStorableJson } from "#contract/text.ts";

/** Where a page ended: the value its jobs were sorted by and the last job's id, so that it holds when that job is gone. */
export type JobCursor = { value: string | number; id: number };

const microseconds = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const Written = z
  .tuple([z.enum(jobSorts), z.union([microseconds, z.string().max(1_000)]), Id])
  .refine(([sort, value]) => (typeof value === "string") === (sort === "title"))
  .refine(isStorableJson);

export function writeCursor(sort: JobSort, { value, id }: JobCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");
}

/** Refuses anything but a cursor that was written for the same order. */
export function readCursor(sort: JobSort, text: string): JobCursor {
  const written = Written.safeParse(parse(Buffer.from(text, "base64url").toString("utf8")));
  if (!written.success || written.data[0] !== sort) {
    throw new Problem("invalidRequest", "This cursor does not belong to this list");
  }
  const [, value, id] = written.data;
  return { value, id };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
