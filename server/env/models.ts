import { z } from "zod";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { count, derivedCount, milliseconds, optionalText } from "#server/env/kinds.ts";
import { ModelList, noModels, type ModelName } from "#server/model/model-name.ts";

const optionalUrl = z.url({ protocol: /^https?$/ }).exactOptional();

export const ModelSpeed = z.enum(["hosted", "slow"]);
export type ModelSpeed = z.infer<typeof ModelSpeed>;

/** `MODEL_MARKET_PULSE` for `marketPulse`. */
export function modelSettingOf<Tool extends ToolType>(tool: Tool): ModelSetting<Tool> {
  return `MODEL_${tool.replaceAll(/[A-Z]/gu, "_$&").toUpperCase()}` as ModelSetting<Tool>;
}

type ModelSetting<Tool extends ToolType> = `MODEL_${Shouted<Tool>}`;
type Shouted<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? "" : "_"}${Uppercase<First>}${Shouted<Rest>}`
  : "";

const ownLists = Object.fromEntries(
  toolTypes.map((tool) => [modelSettingOf(tool), ModelList.exactOptional()]),
) as Record<ModelSetting<ToolType>, z.ZodExactOptional<typeof ModelList>>;

/** Models to try, best first, as `provider/model, …`, for all tools or one, and `built-in` at the end if it may write after them; without any it writes. */
export const modelLists = { MODEL: ModelList.default(noModels), ...ownLists };

/** Where models are asked, and with which keys; a model that an organization connects gets none of it. */
export const ownProviders = {
  ANTHROPIC_API_KEY: optionalText,
  ANTHROPIC_BASE_URL: optionalUrl,
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: optionalUrl,
  GOOGLE_API_KEY: optionalText,
  GOOGLE_BASE_URL: optionalUrl,
  AWS_REGION: optionalText,
  AWS_ACCESS_KEY_ID: optionalText,
  AWS_SECRET_ACCESS_KEY: optionalText,
  AWS_SESSION_TOKEN: optionalText,
  AWS_BEARER_TOKEN_BEDROCK: optionalText,
  BEDROCK_BASE_URL: optionalUrl,
  /** `http://localhost:11434` */
  OLLAMA_BASE_URL: optionalUrl,
  /** Any server that speaks OpenAI's chat completions: vLLM, LM Studio, LiteLLM. */
  COMPATIBLE_BASE_URL: optionalUrl,
  COMPATIBLE_API_KEY: optionalText,
};

/** Who writes reports besides the built-in writer, where, how long and how much. */
export const modelSettings = {
  ...modelLists,
  ...ownProviders,
  /**
   * Who tells the model the answer's form. `both`: its server, which is to hold it to the form, and the prompt, since many servers
   * drop what they are told; `schema`: the server alone, where the doctor saw that it keeps it; `text`: the prompt alone.
   */
  COMPATIBLE_ANSWERS: z.enum(["both", "schema", "text"]).default("both"),
  OLLAMA_ANSWERS: z.enum(["both", "schema"]).default("both"),
  /** How long models may take; unset: `slow` for Ollama, `hosted` for all others. */
  MODEL_SPEED: ModelSpeed.exactOptional(),
  /** Until the answer's headers, its first token, between tokens, and for all calls of a report together; unset: as `MODEL_SPEED` says. */
  MODEL_CONNECT_MS: derivedCount,
  MODEL_FIRST_TOKEN_MS: derivedCount,
  MODEL_STALL_MS: derivedCount,
  MODEL_TOTAL_MS: derivedCount,
  /** How much the models read and write at once; unset: what their server says, else what is usual. */
  MODEL_WINDOW_TOKENS: derivedCount,
  /** `on`: section by section, at most 2,500 tokens a call, for models with small windows. */
  MODEL_SMALL: z.enum(["off", "on"]).default("off"),
  MODEL_CALLS_PER_REPORT: derivedCount,
  MODEL_MAX_OUTPUT_TOKENS: count(16_000),
  MODEL_MAX_OUTPUT_CHARS: count(256 * 1024),
  MODEL_MAX_RESPONSE_BYTES: count(8 * 1024 * 1024),
  MODEL_MAX_PARTIAL_CHARS: count(64 * 1024),
  /** Outages in a row, within a minute, after which a provider is left alone for a while. */
  MODEL_OUTAGES_TO_OPEN: count(10),
  MODEL_OPEN_MS: milliseconds(30_000),
};

export type ModelLists = Partial<Record<keyof typeof modelLists, ModelList>>;

/** The models of all tools. */
export function chosenModels(env: ModelLists): ModelName[] {
  const keys = Object.keys(modelLists) as (keyof typeof modelLists)[];
  return keys.flatMap((key) => env[key]?.models ?? []);
}
