import type { Env } from "#server/env.ts";
import { serverUrl } from "#server/model/window/find-window.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import type { Fetch, SdkModel } from "#server/model/door/sdk-model.ts";
import { OwnFault } from "#server/own-fault.ts";

type Options = Parameters<SdkModel["doStream"]>[0];
type PartStream = Awaited<ReturnType<SdkModel["doStream"]>>["stream"];
type Part = PartStream extends ReadableStream<infer P> ? P : never;
type Finish = Extract<Part, { type: "finish" }>;

/** One line of Ollama's stream. */
type Line = {
  message?: { content?: string; thinking?: string };
  done?: boolean;
  done_reason?: string;
  prompt_eval_count?: number;
  eval_count?: number;
  error?: string;
};

/**
 * A model by Ollama's own protocol: unlike its OpenAI-compatible one it takes the size of the context with each call,
 * and says how much of the prompt was read.
 */
export async function loadOllama(env: Env, model: string): Promise<(fetch: Fetch) => SdkModel> {
  const { APICallError } = await import("ai");
  const url = serverUrl(env.OLLAMA_BASE_URL ?? "", "api/chat").href;
  const asFault = (status: number, body: string, headers: Headers = new Headers()) =>
    new APICallError({
      message: "Ollama refused",
      url,
      requestBodyValues: {},
      statusCode: status,
      responseBody: body,
      responseHeaders: Object.fromEntries(headers),
    });

  return (fetch) => ({
    specificationVersion: "v4",
    provider: "ollama",
    modelId: model,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new OwnFault("answers are streamed")),
    async doStream(options) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(chatRequest(model, options)),
      });
      if (!response.ok || !response.body) {
        throw asFault(response.status, await response.text(), response.headers);
      }
      const lines = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(splitLines());
      return { stream: lines.pipeThrough(readLines((error) => asFault(500, error))) };
    },
  });
}

function chatRequest(model: string, { prompt, responseFormat, ...options }: Options): object {
  return {
    model,
    messages: prompt.map(({ role, content }) => ({
      role,
      content: typeof content === "string" ? content : content.map(textOf).join("\n\n"),
    })),
    format: responseFormat?.type === "json" ? responseFormat.schema : undefined,
    // Servers that know these words refuse a prompt that is too long; others cut it, and are found out by its count.
    truncate: false,
    shift: false,
    think: false,
    options: {
      num_ctx: options.providerOptions?.["ollama"]?.["contextTokens"],
      num_predict: options.maxOutputTokens,
    },
  };
}

function textOf(part: object): string {
  return "text" in part && typeof part.text === "string" ? part.text : "";
}

function splitLines(): TransformStream<string, string> {
  let waiting = "";
  return new TransformStream({
    transform(chunk, controller) {
      const lines = (waiting + chunk).split("\n");
      waiting = lines.pop() ?? "";
      for (const line of lines) if (line.trim() !== "") controller.enqueue(line);
    },
    flush(controller) {
      if (waiting.trim() !== "") controller.enqueue(waiting);
    },
  });
}

/** The parts that the SDK knows; a stream that ends before its last line says so. */
function readLines(asFault: (error: string) => Error): TransformStream<string, Part> {
  const id = "0";
  let last: Line | undefined;
  return new TransformStream({
    start(controller) {
      controller.enqueue({ type: "stream-start", warnings: [] });
      controller.enqueue({ type: "reasoning-start", id: "thought" });
      controller.enqueue({ type: "text-start", id });
    },
    transform(text, controller) {
      const line = parseLine(text);
      if (line.error !== undefined)
        controller.enqueue({ type: "error", error: asFault(line.error) });
      const { content = "", thinking = "" } = line.message ?? {};
      if (thinking) controller.enqueue({ type: "reasoning-delta", id: "thought", delta: thinking });
      if (content) controller.enqueue({ type: "text-delta", id, delta: content });
      if (line.done) last = line;
    },
    flush(controller) {
      controller.enqueue({ type: "reasoning-end", id: "thought" });
      controller.enqueue({ type: "text-end", id });
      controller.enqueue(finishOf(last));
    },
  });
}

function parseLine(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new ModelFailure("cut");
  }
}

function finishOf(last: Line | undefined): Finish {
  const reason = last?.done_reason ?? (last ? "stop" : "none");
  return {
    type: "finish",
    finishReason: {
      unified: reason === "stop" || reason === "length" ? reason : "other",
      raw: reason,
    },
    usage: {
      inputTokens: {
        total: last?.prompt_eval_count,
        noCache: undefined,
        cacheRead: undefined,
        cacheWrite: undefined,
      },
      outputTokens: { total: last?.eval_count, text: undefined, reasoning: undefined },
    },
  };
}
