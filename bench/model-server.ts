import { benchReport, chunkChars } from "#bench/model-report.ts";
import type { BenchOptions } from "#bench/options.ts";
import { startModelServer } from "#server/test/model-server.ts";

/** Serves the bench's report at a model's pace, at once to the model called `fast`, without end to `endless`. */
export async function run({ seconds }: BenchOptions): Promise<void> {
  const server = await startModelServer();
  const chunks = Math.ceil(JSON.stringify(benchReport).length / chunkChars);
  const chunkEveryMs = Math.max(1, Math.round((seconds * 1000) / chunks));
  server.behave((call) => {
    server.calls.length = 0;
    const { model } = call.body;
    if (model === "endless") {
      return { content: "x".repeat(100_000), chunkChars: 10_000, fault: "endless" };
    }
    return { content: benchReport, chunkChars, chunkEveryMs: model === "fast" ? 0 : chunkEveryMs };
  });
  process.send?.(server.url);
  process.once("disconnect", () => process.exit());
}
