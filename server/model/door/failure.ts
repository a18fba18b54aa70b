import { OwnFault } from "#server/own-fault.ts";

/** The clocks of one call: until the answer's headers, its first token, between tokens, all in all. */
export type Clock = "connect" | "firstToken" | "stall" | "total";

/** Tokens one call used: `cached` and `cacheWritten` are parts of `input`. */
export type Usage = { input: number; cached: number; cacheWritten: number; output: number };

const sentences = {
  refused: "The model refused to write this",
  rateLimited: "The model provider asks us to slow down",
  unavailable: "The model provider is not available",
  timedOut: "The model took too long",
  cut: "The model's answer broke off",
  truncated: "The model's answer was cut at its length limit",
  badRequest: "The model provider did not accept the request",
  notAuthorized: "The model provider does not accept our key",
  addressRefused: "The server may not call the model's address",
  tooLarge: "The request or the answer is too large",
  invalidOutput: "The model's answer does not have the agreed form",
  windowTooSmall:
    "The prompt does not fit into the model's window: give the model a larger one and say so in MODEL_WINDOW_TOKENS",
  promptCut:
    "The server cut the prompt before the model read it: give the model a larger window, or say how small it is in MODEL_WINDOW_TOKENS",
  aborted: "The call was given up",
};

export type FailureKind = keyof typeof sentences;

/** A provider that is down; enough of these open its circuit. */
const outages = new Set<FailureKind>(["unavailable", "timedOut", "cut"]);
/** The same call may succeed later. */
const retryable = new Set<FailureKind>([...outages, "rateLimited"]);
/** Another provider may succeed now. */
const worthElsewhere = new Set<FailureKind>([
  ...retryable,
  "notAuthorized",
  "windowTooSmall",
  "promptCut",
]);

type FailureDetails = {
  /** Which clock ran out. */
  clock?: Clock;
  status?: number;
  /** How long the provider asks to wait. */
  retryAfterSeconds?: number;
  /** Nothing was sent: the provider is being left alone. */
  isHeldBack?: boolean;
  finishReason?: string;
  /** What the call needs of a window, answer included, and what there is. */
  neededTokens?: number;
  windowTokens?: number;
  /** What is wrong with the answer's form, one fault each. */
  issues?: readonly string[];
  /** What the model wrote, bounded: for a repair, never for a log. */
  text?: string;
};

/** One model call that came to nothing, with what a queue, a bill and a person need to know. */
export class ModelFailure extends OwnFault {
  override readonly name = "ModelFailure";
  readonly kind: FailureKind;
  /** For logs: kind and clock, nothing of what was sent or written. */
  readonly code: string;
  readonly isRetryable: boolean;
  readonly isWorthElsewhere: boolean;
  readonly isOutage: boolean;
  readonly isHeldBack: boolean;
  readonly clock: Clock | undefined;
  readonly status: number | undefined;
  readonly finishReason: string | undefined;
  readonly neededTokens: number | undefined;
  readonly windowTokens: number | undefined;
  retryAfterSeconds: number | undefined;
  /** `anthropic/…`, once a call was made. */
  model: string | undefined;
  /** What the provider says it used; null when it did not get to say. */
  usage: Usage | null = null;
  receivedChars = 0;
  // Private fields stay out of loggers and serializers.
  readonly #text: string;
  readonly #issues: readonly string[];

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(sentences[kind]);
    this.kind = kind;
    this.code = details.clock ? `${kind}.${details.clock}` : kind;
    this.isRetryable = retryable.has(kind);
    this.isWorthElsewhere = worthElsewhere.has(kind);
    this.isOutage = outages.has(kind);
    this.isHeldBack = details.isHeldBack ?? false;
    this.clock = details.clock;
    this.status = details.status;
    this.finishReason = details.finishReason;
    this.neededTokens = details.neededTokens;
    this.windowTokens = details.windowTokens;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.#text = details.text ?? "";
    this.#issues = details.issues ?? [];
  }

  override get told() {
    const { model, status, neededTokens, windowTokens } = this;
    return { provider: model?.split("/")[0], model, status, neededTokens, windowTokens };
  }

  get text(): string {
    return this.#text;
  }

  get issues(): readonly string[] {
    return this.#issues;
  }
}
