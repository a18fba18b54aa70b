import { OutputErrorCode, type OutputFailure, type ToolType } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import type { ChosenModels } from "#server/features/connections/model-choice.service.ts";
import { ModelFailure, type FailureKind } from "#server/model/door/failure.ts";
import type { Stamp } from "#tools/writing/finish.ts";

const unanswered = "The model did not answer. Retry, or use the built-in writer.";
const unusable = "The model's answer could not be used. Retry, or use the built-in writer.";
const misconfigured =
  "The model is not set up correctly. Tell whoever runs this server, or use the built-in writer.";

const cutShort =
  "The model cannot read this much at once, so nothing was written. Whoever runs this server can give it a larger window (MODEL_WINDOW_TOKENS) or write section by section (MODEL_SMALL). Or use the built-in writer.";

const sentences: Record<FailureKind, string> = {
  refused: "The model refused to write this report. Use the built-in writer.",
  rateLimited: "The model is busy. Retry later, or use the built-in writer.",
  unavailable: unanswered,
  timedOut: unanswered,
  cut: unanswered,
  aborted: unanswered,
  truncated: unusable,
  tooLarge: unusable,
  invalidOutput: unusable,
  windowTooSmall: cutShort,
  promptCut: cutShort,
  addressRefused: misconfigured,
  badRequest: misconfigured,
  notAuthorized: misconfigured,
};

const askAdmin = "An admin can change it under Organization, AI model. Or use the built-in writer.";

/** What an organization's own people can do something about. */
const ownSentences: Partial<Record<FailureKind, string>> = {
  notAuthorized: `The provider does not accept the key of your organization's model. ${askAdmin}`,
  badRequest: `The provider does not know your organization's model, or it cannot write reports. ${askAdmin}`,
  addressRefused: `This server may not call the address of your organization's model. ${askAdmin}`,
  windowTooSmall: `Your organization's model cannot read this much at once. ${askAdmin}`,
  promptCut: `Your organization's model cannot read this much at once. ${askAdmin}`,
};

/** What becomes of a generation: it may wait and try again, and if it cannot, this is said. */
export type Outcome = { retryInSeconds: number | null; failure: OutputFailure };

const longestJitterSeconds = 30;

/** What follows from a failed call; null for a fault that no person can do anything about. */
export function decideAfter(
  fault: unknown,
  attempts: number,
  isOwnModel = false,
  random: () => number = Math.random,
): Outcome | null {
  if (fault instanceof Problem) {
    const errorCode = OutputErrorCode.safeParse(fault.code).data ?? "notWritten";
    return { retryInSeconds: null, failure: { errorCode, error: fault.message } };
  }
  if (!(fault instanceof ModelFailure)) return null;
  const { kind, isRetryable, retryAfterSeconds = 0 } = fault;
  // Half the span is random, so that reports which failed together do not come back together; no third try comes
  // before others' second, which may be the one that shows that the provider is down.
  const jitter = ((1 + random()) / 2) * Math.min(longestJitterSeconds, 2 ** attempts);
  return {
    retryInSeconds: isRetryable ? retryAfterSeconds + jitter : null,
    failure: {
      errorCode: kind,
      error: retryAfterSeconds > 60 ? busyFor(retryAfterSeconds) : sentenceFor(kind, isOwnModel),
    },
  };
}

function sentenceFor(kind: FailureKind, isOwnModel: boolean): string {
  return (isOwnModel ? ownSentences[kind] : undefined) ?? sentences[kind];
}

/** Why the built-in writer writes what a model could not; nothing where people want to hear of it first. */
export function whyBuiltIn(
  fault: unknown,
  { models, atCap }: Pick<ChosenModels, "models" | "atCap">,
  toolType: ToolType,
): Stamp["builtInBecause"] {
  const code = fault instanceof Problem ? fault.code : undefined;
  if (code === "monthlyCap") return atCap === "built-in" ? "monthlyCap" : undefined;
  if (!models.endsBuiltIn(toolType)) return undefined;
  if (code === "spendingLimit") return "spendingLimit";
  return fault instanceof ModelFailure && fault.kind !== "aborted" ? "modelFailed" : undefined;
}

function busyFor(seconds: number): string {
  return `The model is busy. Retry in ${Math.ceil(seconds / 60)} minutes, or use the built-in writer.`;
}
