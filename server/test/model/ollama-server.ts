import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { countTokens } from "#server/model/window/count-tokens.ts";

/** How this Ollama behaves; whatever is left out is as it comes out of the box. */
export type OllamaScript = {
  /** What the model answers to the words that reached it. */
  content?: (seen: string, request: OllamaRequest) => unknown;
  /** What a model gets when a call does not say. */
  defaultContext?: number;
  /** What the model was made for. */
  modelContext?: number;
  /** As if it were behind a proxy that drops what it does not know. */
  ignoresContext?: boolean;
  /** What it says of itself; unless told, the newest. */
  version?: string;
  /** What it says of its models, beside their context. */
  shown?: object;
  /** The schema of an answer does not reach the model, as with MLX and in the cloud. */
  dropsFormat?: boolean;
  /** Servers of before the end of 2025 cut whatever a call says. */
  knowsTruncate?: boolean;
  fault?: "cut" | "error" | "garbage";
  doneReason?: string;
  thinks?: string;
  tokenEveryMs?: number;
  /** Calls served at once; the others wait without a word. */
  places?: number;
};

export type OllamaRequest = {
  model: string;
  messages: { role: string; content: string }[];
  format?: { properties?: object };
  truncate?: boolean;
  think?: boolean;
  options: { num_ctx?: number; num_predict?: number };
};

export type OllamaCall = { body: OllamaRequest; seen: string; readTokens: number };

/** Ollama's own protocol on this machine: what does not fit into the context is cut in silence, from the beginning. */
export async function startOllamaServer() {
  const calls: OllamaCall[] = [];
  let script: OllamaScript = {};
  const line = { served: 0, waiting: [] as (() => void)[], longest: 0 };

  async function takePlace(places: number): Promise<void> {
    if (line.served < places) {
      line.served += 1;
      return;
    }
    await new Promise<void>((resolve) => {
      line.longest = Math.max(line.longest, line.waiting.push(resolve));
    });
  }
  function leavePlace(): void {
    const next = line.waiting.shift();
    if (next) next();
    else line.served -= 1;
  }
  const server = createServer((request, response) => {
    const isChat = request.url === "/api/chat";
    (isChat ? takePlace(script.places ?? Infinity) : Promise.resolve())
      .then(() => answer(request, response, script, calls))
      .catch(() => response.destroy())
      .finally(() => isChat && leavePlace());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    calls,
    /** The most calls that ever waited for a place. */
    longestLine: () => line.longest,
    behave: (next: OllamaScript) => {
      script = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type OllamaServer = Awaited<ReturnType<typeof startOllamaServer>>;

async function answer(
  request: IncomingMessage,
  to: ServerResponse,
  script: OllamaScript,
  calls: OllamaCall[],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}") as OllamaRequest;
  if (request.url === "/api/version") send(to, 200, { version: script.version ?? "0.40.10" });
  else if (request.url === "/api/tags") send(to, 200, { models: [{ name: "llama3.2:latest" }] });
  else if (!body.model?.startsWith("llama3.2")) {
    send(to, 404, { error: `model '${body.model}' not found` });
  } else if (request.url === "/api/show") {
    send(to, 200, {
      details: { format: "gguf" },
      ...script.shown,
      model_info: {
        "general.architecture": "llama",
        "llama.context_length": script.modelContext ?? 131_072,
      },
    });
  } else await chat(body, to, script, calls);
}

async function chat(
  body: OllamaRequest,
  to: ServerResponse,
  script: OllamaScript,
  calls: OllamaCall[],
): Promise<void> {
  const usual = script.defaultContext ?? 4_096;
  const context = script.ignoresContext ? usual : (body.options.num_ctx ?? usual);
  const words = body.messages.map(({ content }) => content).join("\n");
  // The tokenizer of the newer Llamas finds a little less than we count.
  const tokens = Math.round(countTokens(words) * 0.97);
  const isTooLong = tokens > context;
  if (isTooLong && script.knowsTruncate && body.truncate === false) {
    send(to, 400, { error: "the input length exceeds the context length" });
    return;
  }
  const seen = isTooLong ? words.slice(-Math.floor((words.length * context) / tokens)) : words;
  const readTokens = Math.min(tokens, context);
  calls.push({ body, seen, readTokens });
  const { format, ...formless } = body;
  const heard = script.dropsFormat || !format ? formless : body;
  const content = script.content?.(seen, heard) ?? {};
  await stream(typeof content === "string" ? content : JSON.stringify(content), body, to, script, {
    prompt_eval_count: readTokens,
  });
}

async function stream(
  text: string,
  { model }: OllamaRequest,
  to: ServerResponse,
  { fault, tokenEveryMs, thinks, doneReason = "stop" }: OllamaScript,
  counts: object,
): Promise<void> {
  const line = (value: object) => to.write(`${JSON.stringify({ model, ...value })}\n`);
  to.writeHead(200, { "content-type": "application/x-ndjson" });
  if (thinks) line({ message: { role: "assistant", content: "", thinking: thinks }, done: false });
  const pieces = text.match(/[^]{1,4}/gu) ?? [];
  const sent = fault ? pieces.slice(0, pieces.length / 2) : pieces;
  for (const content of sent) {
    if (tokenEveryMs) await wait(tokenEveryMs);
    line({ message: { role: "assistant", content }, done: false });
  }
  if (fault === "error") line({ error: "llama runner process has terminated" });
  if (fault === "garbage") to.write('{"message": {"content": "half a\n');
  if (!fault) {
    const message = { role: "assistant", content: "" };
    line({ message, done: true, done_reason: doneReason, eval_count: pieces.length, ...counts });
  }
  to.end();
}

function send(to: ServerResponse, status: number, body: object): void {
  to.writeHead(status, { "content-type": "application/json" });
  to.end(JSON.stringify(body));
}
