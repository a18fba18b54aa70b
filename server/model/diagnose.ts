import type { FailureKind, ModelFailure } from "#server/model/door/failure.ts";
import type { ModelProvider } from "#server/model/model-name.ts";
import type { ConfiguredModel } from "#server/model/door/providers.ts";

/** One thing that was looked at. */
export type Finding = {
  check: "reachable" | "key" | "model" | "window" | "answers" | "schema" | "speed" | "report";
  isGood: boolean;
  /** Reports are written all the same. */
  isWarning?: true;
  sentence: string;
};

/** The settings of each provider: where it is, and what lets us in. */
const settings: Record<ModelProvider, { address: string; key: string }> = {
  anthropic: { address: "ANTHROPIC_BASE_URL", key: "ANTHROPIC_API_KEY" },
  openai: { address: "OPENAI_BASE_URL", key: "OPENAI_API_KEY" },
  "openai-chat": { address: "OPENAI_BASE_URL", key: "OPENAI_API_KEY" },
  google: { address: "GOOGLE_BASE_URL", key: "GOOGLE_API_KEY" },
  bedrock: {
    address: "BEDROCK_BASE_URL and AWS_REGION",
    key: "AWS_BEARER_TOKEN_BEDROCK, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
  },
  ollama: { address: "OLLAMA_BASE_URL", key: "OLLAMA_BASE_URL" },
  compatible: { address: "COMPATIBLE_BASE_URL", key: "COMPATIBLE_API_KEY" },
};

const checkOf: Record<FailureKind, Finding["check"]> = {
  unavailable: "reachable",
  aborted: "reachable",
  addressRefused: "reachable",
  notAuthorized: "key",
  rateLimited: "key",
  badRequest: "answers",
  invalidOutput: "answers",
  refused: "answers",
  tooLarge: "answers",
  truncated: "report",
  cut: "report",
  timedOut: "speed",
  windowTooSmall: "window",
  promptCut: "window",
};

/** A failed call as an operator can mend it: what is wrong, and the setting that mends it. */
export function diagnose(model: ConfiguredModel, failure: ModelFailure, seen = ""): Finding {
  const isUnknownModel = failure.kind === "badRequest" && failure.status === 404;
  const check = isUnknownModel ? "model" : checkOf[failure.kind];
  const sentence = isUnknownModel ? unknownModel(model) : mend(model, failure);
  return { check, isGood: false, sentence: [seen, sentence].filter(Boolean).join(" ") };
}

function unknownModel({ provider, model }: ConfiguredModel): string {
  const pull = provider === "ollama" ? `Run "ollama pull ${model}", or name` : "Name";
  return `The server does not know ${model}. ${pull} another model in MODEL.`;
}

function mend({ provider, model }: ConfiguredModel, { kind, status }: ModelFailure): string {
  const { address, key } = settings[provider];
  const isCompatible = provider === "compatible";
  const inText = isCompatible ? " Set COMPATIBLE_ANSWERS=text, or name" : " Name";
  const sentences: Record<FailureKind, string> = {
    unavailable: `Nothing useful answers${status ? ` (status ${status})` : ""}. Is the server running? Check ${address}.`,
    aborted: `The call was given up. Check ${address}.`,
    addressRefused: `This server may not call that address. Use a public https address, or let whoever runs this server name it in EGRESS_ALLOW.`,
    notAuthorized: `The server does not let us in. Check ${key}.`,
    rateLimited: `The server asks us to slow down. Wait, lower QUEUE_CONCURRENCY, or ask for a higher limit for ${key}.`,
    badRequest: `The server refuses the form of the answer (status ${status}).${inText} another model in MODEL.`,
    invalidOutput: `The model does not keep to the form that was asked for.${inText} another model in MODEL.`,
    refused: `The model refuses to write. Name another model in MODEL.`,
    tooLarge: `The answer never ends. Name another model in MODEL.`,
    truncated: `The answer is cut at its length. Raise MODEL_MAX_OUTPUT_TOKENS, or name another model in MODEL.`,
    cut: `The server stops in the middle of an answer. Look into its log, check that no proxy closes long answers, and check ${address}.`,
    timedOut: `The model takes too long. Set MODEL_SPEED=slow, or choose a smaller model in MODEL.`,
    windowTooSmall: enlarge(provider, model),
    promptCut: `The server cuts a long prompt in silence. ${enlarge(provider, model)}`,
  };
  return sentences[kind];
}

/** How a model gets a larger window. */
const larger: Partial<Record<ModelProvider, (model: string) => string>> = {
  compatible: (model) =>
    `Load the model with 16,384 tokens or more (vLLM --max-model-len, LM Studio "Context Length"); Ollama is better reached by MODEL=ollama/${model} and OLLAMA_BASE_URL.`,
  ollama: () =>
    "Take a model that was made for 16,384 tokens or more, and raise MODEL_WINDOW_TOKENS if it is set.",
};

function enlarge(provider: ModelProvider, model: string): string {
  const enlarged = larger[provider]?.(model) ?? "Raise MODEL_WINDOW_TOKENS.";
  return `${enlarged} Or set MODEL_SMALL=on, which writes section by section.`;
}
