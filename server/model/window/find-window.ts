import { z } from "zod";
import { ModelFailure } from "#server/model/door/failure.ts";
import type { Fetch } from "#server/model/door/sdk-model.ts";
import type { Window } from "#server/model/window/window.ts";

const longestMs = 3_000;
const mostBytes = 4 * 1024 * 1024;

/** What servers beside OpenAI's protocol tell of themselves, each in its own way. */
const Listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      /** vLLM */
      max_model_len: z.number().optional(),
      /** LM Studio: the size it was loaded with, not the largest it could have. */
      loaded_context_length: z.number().optional(),
      /** llama.cpp */
      meta: z.object({ n_ctx: z.number().optional() }).nullish(),
      /** OpenRouter and others */
      context_length: z.number().optional(),
    }),
  ),
});
const LiteLlm = z.object({
  data: z.array(
    z.object({
      model_name: z.string(),
      model_info: z.object({ max_input_tokens: z.number().nullish() }),
    }),
  ),
});
export const OllamaVersion = z.object({ version: z.string() });
const OllamaRunning = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.number().optional() })),
});
const OllamaModel = z.object({ model_info: z.record(z.string(), z.unknown()) });

/** What Ollama gives a model when nobody says how much. */
const ollamaDefault = 4_096;

export type Server = {
  baseUrl: string;
  apiKey?: string;
  fetch: Fetch;
  signal: AbortSignal;
};

/** Asks a compatible server how much its model reads; undefined when it does not say. */
export async function findCompatibleWindow(
  server: Server,
  model: string,
): Promise<Window | undefined> {
  const root = new URL("/", server.baseUrl);
  const [listed, loaded, proxied, ollama, running] = await Promise.all([
    ask(server, serverUrl(server.baseUrl, "models"), Listed),
    ask(server, new URL("api/v0/models", root), Listed),
    ask(server, new URL("model/info", root), LiteLlm),
    ask(server, new URL("api/version", root), OllamaVersion),
    ask(server, new URL("api/ps", root), OllamaRunning),
  ]);
  // Ollama lists what a model could have, and gives it what it was started with.
  const here = running?.models.find(({ name }) => isSameModel(name, model));
  if (ollama) return { tokens: here?.context_length ?? ollamaDefault };
  const own = [...(loaded?.data ?? []), ...(listed?.data ?? [])].filter(({ id }) => id === model);
  const told = [
    ...own.flatMap((one) => [one.loaded_context_length, one.max_model_len, one.meta?.n_ctx]),
    ...own.map(({ context_length }) => context_length),
    proxied?.data.find(({ model_name }) => model_name === model)?.model_info.max_input_tokens,
  ];
  const tokens = told.find((one) => typeof one === "number");
  return typeof tokens === "number" ? { tokens } : undefined;
}

/** Asks Ollama how much a model can read at most; each call says how much it needs of that. */
export async function findOllamaWindow(server: Server, model: string): Promise<Window | undefined> {
  const shown = await ask(server, serverUrl(server.baseUrl, "api/show"), OllamaModel, { model });
  const [, tokens] =
    Object.entries(shown?.model_info ?? {}).find(([key]) => key.endsWith(".context_length")) ?? [];
  return typeof tokens === "number" ? { tokens, isSetByCall: true } : undefined;
}

/** `llama3` runs as `llama3:latest`. */
function isSameModel(running: string, model: string): boolean {
  return running === model || running === `${model}:latest`;
}

/** `http://host/v1` and `models` are `http://host/v1/models`. */
export function serverUrl(baseUrl: string, path: string): URL {
  return new URL(path, baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
}

export async function ask<Schema extends z.ZodType>(
  { apiKey, fetch, signal }: Server,
  url: URL,
  schema: Schema,
  body?: object,
): Promise<z.output<Schema> | undefined> {
  try {
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      redirect: "error",
      headers: {
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    });
    return schema.safeParse(JSON.parse(await readText(response))).data;
  } catch {
    // Whether the server is there at all, the call itself will tell.
    return undefined;
  }
}

/** A server that somebody else runs may answer without an end. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new ModelFailure("tooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
