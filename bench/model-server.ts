import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { toolTypes } from "#contract/output.ts";
import { benchReport, chunkChars } from "#bench/model-report.ts";
import type { BenchOptions } from "#bench/options.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { goodAnswer, keysOf, toolOf } from "#server/test/model/model-answers.ts";
import { startModelServer, type ModelCall } from "#server/test/model/model-server.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";

/**
 * Serves at a model's pace: real reports to the model called `worker` or like a tool, the bench's own to any other; at
 * once to `fast` and `worker-fast`, without end to `endless`.
 */
export async function run({ seconds }: BenchOptions): Promise<void> {
  const server = await startModelServer();
  const briefing = briefOn(backendEngineer.job, backendEngineer.organization, {}, shippedMarket());
  const reports = new Map(toolTypes.map((tool) => [tool as string, goodAnswer(briefing, tool)]));

  function contentFor(call: ModelCall): object {
    const { model } = call.body;
    if (!model.startsWith("worker")) return reports.get(model) ?? benchReport;
    return goodAnswer(briefing, toolOf(call), keysOf(call));
  }
  server.behave((call) => {
    server.calls.length = 0;
    if (call.body.model === "endless") {
      return { content: "x".repeat(100_000), chunkChars: 10_000, fault: "endless" };
    }
    const content = contentFor(call);
    const chunks = Math.ceil(JSON.stringify(content).length / chunkChars);
    const chunkEveryMs = Math.max(1, Math.round((seconds * 1_000) / chunks));
    return {
      content,
      chunkChars,
      chunkEveryMs: call.body.model.endsWith("fast") ? 0 : chunkEveryMs,
    };
  });
  process.send?.(server.url);
  process.once("disconnect", () => process.exit());
}
