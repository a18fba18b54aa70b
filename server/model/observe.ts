import type { LanguageModelMiddleware } from "ai";
import { faultPoint } from "#server/fault-point.ts";
import { ModelFailure, type FailureKind, type Usage } from "#server/model/door/failure.ts";
import type { Watch } from "#server/model/watch.ts";

/** What passed by during a call, kept for whichever way it ends. */
export type Seen = {
  text: string;
  firstTokenMs?: number;
  usage: Usage | null;
  finishReason?: string;
  fault?: unknown;
};

type ModelStream = Awaited<
  ReturnType<Parameters<NonNullable<LanguageModelMiddleware["wrapStream"]>>[0]["doStream"]>
>["stream"];
type Part = ModelStream extends ReadableStream<infer P> ? P : never;
type Finish = Extract<Part, { type: "finish" }>;

const kindOfFinish: Record<string, FailureKind> = {
  length: "truncated",
  "content-filter": "refused",
  "tool-calls": "invalidOutput",
};

/** Sits between provider and SDK: feeds the clocks, stops what grows too large, remembers usage. */
export function observe(watch: Watch, maxChars: number, seen: Seen): LanguageModelMiddleware {
  function note(part: Part): void {
    if (part.type === "text-delta") {
      seen.text += part.delta;
      if (seen.firstTokenMs === undefined) faultPoint("gen.firstChunk");
      seen.firstTokenMs ??= watch.elapsedMs();
      if (seen.text.length > maxChars) watch.stop(new ModelFailure("tooLarge"));
    }
    if (part.type.endsWith("-delta")) watch.onToken();
    if (part.type === "finish") {
      seen.finishReason = part.finishReason.unified;
      seen.usage = readUsage(part);
    }
  }
  return {
    specificationVersion: "v4",
    async wrapStream({ doStream }) {
      const result = await doStream();
      const noted = new TransformStream<Part, Part>({
        transform(part, controller) {
          note(part);
          controller.enqueue(part);
        },
      });
      return { ...result, stream: result.stream.pipeThrough(noted) };
    },
  };
}

/** Refuses every ending but the one that means the model said all it wanted. */
export function checkFinish({ finishReason = "none", text }: Seen): void {
  if (finishReason === "stop") return;
  throw new ModelFailure(kindOfFinish[finishReason] ?? "cut", { finishReason, text });
}

function readUsage({ usage: { inputTokens, outputTokens } }: Finish): Usage | null {
  if (inputTokens.total === undefined || outputTokens.total === undefined) return null;
  return {
    input: inputTokens.total,
    cached: inputTokens.cacheRead ?? 0,
    cacheWritten: inputTokens.cacheWrite ?? 0,
    output: outputTokens.total,
  };
}
