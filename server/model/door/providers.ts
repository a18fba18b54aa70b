import type { ModelMessage } from "ai";
import { given } from "#contract/given.ts";
import type { Env } from "#server/env.ts";
import { findCompatibleWindow, findOllamaWindow } from "#server/model/window/find-window.ts";
import type { ModelName, ModelProvider } from "#server/model/model-name.ts";
import { loadOllama } from "#server/model/door/ollama.ts";
import type { Sizes } from "#server/model/door/request.ts";
import type { Fetch, SdkModel } from "#server/model/door/sdk-model.ts";
import type { Window } from "#server/model/window/window.ts";

type ProviderOptions = NonNullable<ModelMessage["providerOptions"]>;

/** A model that settings name, ready to be called. */
export type ConfiguredModel = ModelName & {
  /** How its provider is reached. */
  fetch: Fetch;
  /** Loads the provider's package, once; a call then brings the `fetch` that carries its clocks. */
  load: () => Promise<(fetch: Fetch) => SdkModel>;
  options: (isStrict: boolean, sizes: Sizes) => ProviderOptions;
  /** The schema stands in the prompt, whether or not the server holds the model to it as well. */
  isToldSchema: boolean;
  /** Asks the server how much the model reads at once; undefined when it does not say. */
  findWindow: (signal: AbortSignal) => Promise<Window | undefined>;
  /** What it is taken to read when nobody says. */
  usualWindow: Window;
  /** Somebody runs this server, and may have given the model less than it needs. */
  isSelfHosted: boolean;
  /** Put after the shared prefix where a provider wants to be told what to cache. */
  cacheMark?: ProviderOptions;
};

type Provider = {
  load: (env: Env, model: string) => Promise<(fetch: Fetch) => SdkModel>;
  options?: ConfiguredModel["options"];
  cacheMark?: (model: string) => ProviderOptions | undefined;
  isToldSchema?: (env: Env) => boolean;
  selfHosted?: {
    findWindow: (env: Env, model: string, by: WayOut) => Promise<Window | undefined>;
    usualWindow: Window;
  };
};

type WayOut = { fetch: Fetch; signal: AbortSignal };

/** Every model that providers sell for such work has at least this. */
const hostedWindow: Window = { tokens: 128_000 };

const withoutFormat = (body: object) => ({ ...body, response_format: undefined });

/** Nothing is kept by the provider where it offers that. */
const openAiOptions = (isStrict: boolean) => ({
  openai: { store: false, strictJsonSchema: isStrict },
});

async function loadOpenAi(env: Env) {
  const { createOpenAI } = await import("@ai-sdk/openai");
  const settings = given({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL });
  return (fetch: Fetch) => createOpenAI({ ...settings, fetch });
}

const providers: Record<ModelProvider, Provider> = {
  anthropic: {
    async load(env, model) {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      const settings = given({ apiKey: env.ANTHROPIC_API_KEY, baseURL: env.ANTHROPIC_BASE_URL });
      return (fetch) => createAnthropic({ ...settings, fetch })(model);
    },
    cacheMark: () => ({ anthropic: { cacheControl: { type: "ephemeral" } } }),
  },
  openai: {
    async load(env, model) {
      const open = await loadOpenAi(env);
      return (fetch) => open(fetch).responses(model);
    },
    options: openAiOptions,
  },
  "openai-chat": {
    async load(env, model) {
      const open = await loadOpenAi(env);
      return (fetch) => open(fetch).chat(model);
    },
    options: openAiOptions,
  },
  google: {
    async load(env, model) {
      const { createGoogle } = await import("@ai-sdk/google");
      const settings = given({ apiKey: env.GOOGLE_API_KEY, baseURL: env.GOOGLE_BASE_URL });
      return (fetch) => createGoogle({ ...settings, fetch })(model);
    },
  },
  bedrock: {
    async load(env, model) {
      const { createAmazonBedrock } = await import("@ai-sdk/amazon-bedrock");
      const settings = given({
        region: env.AWS_REGION,
        apiKey: env.AWS_BEARER_TOKEN_BEDROCK,
        accessKeyId: env.AWS_ACCESS_KEY_ID,
        secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
        sessionToken: env.AWS_SESSION_TOKEN,
        baseURL: env.BEDROCK_BASE_URL,
      });
      return (fetch) => createAmazonBedrock({ ...settings, fetch })(model);
    },
    // Other models behind Bedrock refuse a request that carries the mark.
    cacheMark: (model) =>
      /\b(?:anthropic|nova)\b/u.test(model)
        ? { bedrock: { cachePoint: { type: "default" } } }
        : undefined,
  },
  ollama: {
    load: loadOllama,
    options: (_, { contextTokens }) => ({ ollama: { contextTokens } }),
    isToldSchema: (env) => env.OLLAMA_ANSWERS !== "schema",
    selfHosted: {
      findWindow: (env, model, by) =>
        findOllamaWindow({ baseUrl: env.OLLAMA_BASE_URL ?? "", ...by }, model),
      usualWindow: { tokens: 32_768, isSetByCall: true },
    },
  },
  compatible: {
    async load(env, model) {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const settings = {
        name: "compatible",
        baseURL: env.COMPATIBLE_BASE_URL ?? "",
        ...given({ apiKey: env.COMPATIBLE_API_KEY }),
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(env.COMPATIBLE_ANSWERS === "text" ? { transformRequestBody: withoutFormat } : {}),
      };
      return (fetch) => createOpenAICompatible({ ...settings, fetch })(model);
    },
    options: (isStrict) => ({ compatible: { strictJsonSchema: isStrict } }),
    isToldSchema: (env) => env.COMPATIBLE_ANSWERS !== "schema",
    selfHosted: {
      findWindow: (env, model, by) =>
        findCompatibleWindow(
          {
            baseUrl: env.COMPATIBLE_BASE_URL ?? "",
            ...given({ apiKey: env.COMPATIBLE_API_KEY }),
            ...by,
          },
          model,
        ),
      usualWindow: { tokens: 32_768 },
    },
  },
};

export function configureModel(
  env: Env,
  name: ModelName,
  fetch: Fetch = globalThis.fetch,
): ConfiguredModel {
  const {
    load,
    options = () => ({}),
    cacheMark,
    isToldSchema,
    selfHosted,
  } = providers[name.provider];
  return {
    ...name,
    fetch,
    load: () => load(env, name.model),
    options,
    ...given({ cacheMark: cacheMark?.(name.model) }),
    isToldSchema: isToldSchema?.(env) ?? false,
    findWindow: async (signal) => selfHosted?.findWindow(env, name.model, { fetch, signal }),
    usualWindow: selfHosted?.usualWindow ?? hostedWindow,
    isSelfHosted: selfHosted !== undefined,
  };
}
