import { z } from "zod";

export const modelProviders = [
  "anthropic",
  "openai",
  "openai-chat",
  "google",
  "bedrock",
  "ollama",
  "compatible",
] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** A model as settings, reports and bills name it: `anthropic/claude-sonnet-4-5`. */
export type ModelName = { provider: ModelProvider; model: string; name: string };

/** What a provider needs besides its name; each inner list is one sufficient set of settings. */
const needs: Record<ModelProvider, readonly (readonly string[])[]> = {
  anthropic: [["ANTHROPIC_API_KEY"]],
  openai: [["OPENAI_API_KEY"]],
  "openai-chat": [["OPENAI_API_KEY"]],
  google: [["GOOGLE_API_KEY"]],
  bedrock: [
    ["AWS_REGION", "AWS_BEARER_TOKEN_BEDROCK"],
    ["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"],
  ],
  ollama: [["OLLAMA_BASE_URL"]],
  compatible: [["COMPATIBLE_BASE_URL"]],
};

/** Models to be tried one after the other, best first. */
export type ModelList = {
  models: ModelName[];
  /** When all of them failed the built-in writer writes. */
  endsBuiltIn: boolean;
};

const builtIn = "built-in";

/** `anthropic/…, openai/…, built-in` */
export const ModelList = z.string().transform((text, context): ModelList => {
  const names = splitList(text);
  const endsBuiltIn = names.at(-1) === builtIn;
  const models = names.slice(0, endsBuiltIn ? -1 : undefined).flatMap((name) => {
    const parsed = parseModelName(name);
    if (parsed) return [parsed];
    const known = modelProviders.map((provider) => `${provider}/…`).join(", ");
    const message = `"${name}" is not one of ${known}, or ${builtIn} at the end`;
    context.addIssue({ code: "custom", message });
    return [];
  });
  return { models, endsBuiltIn };
});

export const noModels: ModelList = { models: [], endsBuiltIn: false };

/** Names every setting that a chosen provider lacks. */
export function findMissingModelSettings(
  lists: readonly (string | undefined)[],
  settings: Record<string, string | undefined>,
): string[] {
  const names = lists.flatMap((list) => splitList(list ?? "").map(parseModelName));
  const used = new Set(names.flatMap((name) => (name ? [name.provider] : [])));
  return [...used].flatMap((provider) => {
    const isEnough = needs[provider].some((set) => set.every((key) => settings[key]));
    const sets = needs[provider].map((set) => set.join(" and ")).join(", or ");
    return isEnough ? [] : [`${provider}/… needs ${sets}`];
  });
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function parseModelName(name: string): ModelName | undefined {
  const slash = name.indexOf("/");
  const provider = modelProviders.find((one) => one === name.slice(0, slash));
  const model = name.slice(slash + 1);
  return provider && model !== "" ? { provider, model, name } : undefined;
}
