import type { ProblemCode } from "#contract/problem.ts";

const unauthorized: ProblemCode = "unauthorized";

type Problem = { code: string; message: string };

function readProblem(body: string): Problem | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed === null || typeof parsed !== "object" || !("message" in parsed)) return undefined;
    const code = "code" in parsed ? parsed.code : "";
    return { code: String(code), message: String(parsed.message) };
  } catch {
    return undefined;
  }
}

/** Any answer that is not ok, as "status: body" (spec §7). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = readProblem(body);
  }
}

/** The sentence the server gave, for toasts; none when the failure was not an answer. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.message : undefined;
}

/** Whether the server refused for this reason. */
export function hasCode(error: unknown, code: ProblemCode): boolean {
  return error instanceof ApiError && error.problem?.code === code;
}

/** Whether the answer says this, also where something before the server gave it and no code (spec §8). */
export function says(error: unknown, words: string): boolean {
  return error instanceof ApiError && error.message.includes(words);
}

/** Nobody is signed in any more: our own calls say so by code, those of better-auth in capitals, a gateway by its text. */
export function isSessionLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.problem?.code.toLowerCase() === unauthorized ||
    (error.status === 401 && says(error, "Unauthorized"))
  );
}
