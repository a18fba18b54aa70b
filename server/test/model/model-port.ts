import { z } from "zod";
import { readEnv, type Env } from "#server/env.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import type { ModelRequest } from "#server/model/door/request.ts";
import type { ModelServer } from "#server/test/model/model-server.ts";

/** A small report, strict and bounded as the real ones are. */
export const SmallReport = z.strictObject({
  summary: z.string().min(1).max(2_000),
  actions: z.array(z.string().min(1).max(500)).max(20),
  figures: z
    .array(z.strictObject({ label: z.string().max(100), value: z.string().max(100) }))
    .max(20),
});
export type SmallReport = z.infer<typeof SmallReport>;

export const smallReport: SmallReport = {
  summary:
    "A hard search: three must-haves are scarce in Austin, and the range sits at the median.",
  actions: [
    "Ask for the budget above the median.",
    "Open the search to Dallas.",
    "Drop one must-have.",
  ],
  figures: [
    { label: "Median pay", value: "$134,000 (F12)" },
    { label: "People in the occupation", value: "18,240 (F9)" },
  ],
};

/** What settings need besides a model. No test waits for these clocks: one that is about a clock sets that one. */
export const modelSettings = {
  DATABASE_URL: "postgres://nobody@localhost/none",
  AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
  MODEL_CONNECT_MS: "60000",
  MODEL_FIRST_TOKEN_MS: "60000",
  MODEL_STALL_MS: "60000",
  MODEL_TOTAL_MS: "90000",
};

/** Settings whose model is the local server. */
export function modelEnv(server: ModelServer, changes: Record<string, string> = {}): Env {
  const local = { MODEL: "compatible/local", COMPATIBLE_BASE_URL: server.url };
  return readEnv({ ...modelSettings, ...local, ...changes });
}

export function smallRequest(
  changes: Partial<ModelRequest<SmallReport>> = {},
): ModelRequest<SmallReport> {
  return {
    system: "You write recruiting reports as JSON.",
    prefix: "The job: a platform engineer in Austin.",
    ask: "Write the report.",
    schema: SmallReport,
    signal: new AbortController().signal,
    ...changes,
  };
}

/** The failure a call ends with; anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ModelFailure> {
  try {
    await call;
  } catch (fault) {
    if (fault instanceof ModelFailure) return fault;
    throw fault;
  }
  throw new Error("the call succeeded");
}
