import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { chunkOf, event, usageOf, type ModelTokens } from "#server/test/model/chat-events.ts";

/** What goes wrong in one call, and when. */
export type ModelFault =
  | "noAnswer" // the request is read, headers never come
  | "resetAtOnce" // the socket is reset before any header
  | "silent" // headers, then nothing
  | "stall" // half the text, then nothing
  | "cut" // half the text, then a proper end without a finish reason
  | "reset" // half the text, then the socket is reset
  | "errorEvent" // half the text, then an error inside the stream
  | "garbage" // half the text, then a line that is no JSON
  | "endless"; // the text again and again

/** How the model behaves in one call; whatever is left out behaves well. */
export type ModelScript = {
  /** What the model writes; an object is written as JSON. */
  content?: unknown;
  /** Written in the protocol's own refusal field instead of content. */
  refusal?: string;
  chunkChars?: number;
  chunkEveryMs?: number;
  headersAfterMs?: number;
  /** Nothing is answered before. */
  heldUntil?: Promise<unknown>;
  fault?: ModelFault;
  /** Tokens the server says it used; null says nothing. Unless told, more than any prompt of ours has. */
  usage?: ModelTokens | null;
  finishReason?: string;
  /** Anything but 200 is answered with `body` at once. */
  status?: number;
  headers?: Record<string, string>;
  body?: string;
};

/** One request as the model saw it. */
export type ModelCall = {
  number: number;
  path: string;
  headers: IncomingMessage["headers"];
  rawBody: string;
  body: ChatRequest;
  startedAt: number;
  firstChunkAt?: number;
  endedAt?: number;
  /** When the client hung up before the answer was complete. */
  hungUpAt?: number;
  sentChars: number;
  /** When each chunk left, on the clock of `performance`. */
  chunkTimes: number[];
  /** What the client was told, so what the provider would bill for certain. */
  usage?: ModelTokens;
};

export type ChatRequest = {
  model: string;
  stream?: boolean;
  messages: { role: string; content: unknown }[];
  response_format?: { type: string; json_schema?: { schema: unknown } };
  stream_options?: { include_usage?: boolean };
};

/** A model on this machine that speaks the OpenAI-compatible protocol and misbehaves on demand. */
export type ModelServer = {
  /** What a provider takes as its base address. */
  url: string;
  calls: ModelCall[];
  /** Decides every following call that no queued script takes. */
  behave: (script: ModelScript | ((call: ModelCall) => ModelScript)) => void;
  /** Scripts for the next calls, one each. */
  queue: (...scripts: ModelScript[]) => void;
  /** What it answers when it is asked about itself, by path; it knows nothing else. */
  tell: (answers: Record<string, unknown>) => void;
  close: () => Promise<void>;
};

export async function startModelServer(port = 0): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const queued: ModelScript[] = [];
  let choose: (call: ModelCall) => ModelScript = () => ({});
  let told: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    if (request.method === "GET") {
      const known = told[request.url ?? ""];
      response.writeHead(known ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(known ?? {}));
      return;
    }
    readCall(request, calls)
      .then((call) => {
        response.once("close", () => {
          if (call.endedAt === undefined) call.hungUpAt = Date.now();
        });
        return answer(call, queued.shift() ?? choose(call), response);
      })
      .catch(() => response.destroy());
  });
  server.on("connection", (socket) => socket.on("error", () => undefined));
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", 1024, resolve);
  });
  const address = server.address();
  const boundPort = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${boundPort}/v1`,
    calls,
    behave: (script) => {
      choose = typeof script === "function" ? script : () => script;
    },
    queue: (...scripts) => {
      queued.push(...scripts);
    },
    tell: (answers) => {
      told = answers;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage, calls: ModelCall[]): Promise<ModelCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const rawBody = Buffer.concat(chunks).toString("utf8");
  const call: ModelCall = {
    number: calls.length + 1,
    path: request.url ?? "",
    headers: request.headers,
    rawBody,
    body: JSON.parse(rawBody) as ChatRequest,
    startedAt: Date.now(),
    sentChars: 0,
    chunkTimes: [],
  };
  calls.push(call);
  return call;
}

async function answer(call: ModelCall, script: ModelScript, to: ServerResponse): Promise<void> {
  if (script.headersAfterMs) await wait(script.headersAfterMs);
  await script.heldUntil;
  if (script.fault === "noAnswer") return;
  if (script.fault === "resetAtOnce") {
    end(call);
    to.socket?.resetAndDestroy();
    return;
  }
  if (script.status !== undefined && script.status !== 200) {
    end(call);
    to.writeHead(script.status, { "content-type": "application/json", ...script.headers });
    to.end(script.body ?? JSON.stringify({ error: { message: "scripted", type: "scripted" } }));
    return;
  }
  to.writeHead(200, { "content-type": "text/event-stream", ...script.headers });
  to.flushHeaders();
  if (script.body !== undefined) {
    end(call);
    to.end(script.body);
    return;
  }
  await stream(call, script, to);
}

async function stream(call: ModelCall, script: ModelScript, to: ServerResponse): Promise<void> {
  if (script.fault === "silent") return;
  const field = script.refusal === undefined ? "content" : "refusal";
  const text = script.refusal ?? written(script.content);
  const until = script.fault === undefined ? text.length : Math.floor(text.length / 2);
  const chunkChars = script.chunkChars ?? 40;
  do {
    for (let at = 0; at < until; at += chunkChars) {
      if (script.chunkEveryMs) await wait(script.chunkEveryMs);
      if (call.hungUpAt !== undefined) return;
      call.firstChunkAt ??= Date.now();
      const piece = text.slice(at, Math.min(at + chunkChars, until));
      call.sentChars += piece.length;
      call.chunkTimes.push(performance.now());
      if (!to.write(chunkOf(call, { [field]: piece }))) await drained(to);
    }
    if (script.fault === "endless") await wait(1);
  } while (script.fault === "endless");
  finish(call, script, to);
}

function finish(call: ModelCall, script: ModelScript, to: ServerResponse): void {
  if (script.fault === "stall") return;
  end(call);
  if (script.fault === "cut") {
    to.end();
  } else if (script.fault === "reset") {
    to.socket?.resetAndDestroy();
  } else if (script.fault === "errorEvent") {
    to.end(event({ error: { message: "Overloaded", type: "overloaded_error", code: 503 } }));
  } else if (script.fault === "garbage") {
    to.end('data: {"choices": [{"delta": {"content": "half a\n\n');
  } else {
    to.write(chunkOf(call, {}, script.finishReason ?? "stop"));
    const usage =
      script.usage === undefined ? { input: 20_000, cached: 0, output: 500 } : script.usage;
    if (usage && call.body.stream_options?.include_usage) {
      call.usage = usage;
      to.write(usageOf(call, usage));
    }
    to.end("data: [DONE]\n\n");
  }
}

function end(call: ModelCall): void {
  call.endedAt = Date.now();
}

function written(content: unknown): string {
  return typeof content === "string" ? content : JSON.stringify(content ?? {});
}

function drained(to: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      to.off("drain", done).off("close", done);
      resolve();
    };
    to.on("drain", done).on("close", done);
  });
}
