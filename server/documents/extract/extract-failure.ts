import type { ProblemCode } from "#contract/problem.ts";

/** Why a file gave no text; each is a problem with a sentence of its own. */
export type FailureCode = Extract<ProblemCode, `file${string}`>;

/** Thrown inside the reading program and told across as its code. */
export class ExtractFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(code);
    this.name = "ExtractFailure";
    this.code = code;
  }
}
