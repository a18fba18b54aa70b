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

/** A lost session shows as 401 with "Unauthorized" in the text (spec §8). */
export function isSessionLost(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.message.startsWith("401") &&
    error.message.includes("Unauthorized")
  );
}
