import { asBuiltIn } from "#tools/model/code-field.ts";
import { marketPulsePrompt } from "#tools/market-pulse/prompt.ts";
import { MarketPulse } from "#tools/market-pulse/schema.ts";
import { employersNamedIn, newsLink } from "#tools/market-pulse/signals.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import type { ServerTool } from "#tools/server-tool.ts";

export const marketPulseServer: ServerTool = {
  schema: MarketPulse,
  write: writeMarketPulse,
  prompt: marketPulsePrompt,
  codeFields: {
    "summary.difficulty": asBuiltIn,
    "competitiveLandscape.links": ({ builtIn }) => builtIn?.["links"] ?? [],
    "sourcingSignals.link": ({ briefing, item }) =>
      newsLink(
        employersNamedIn(briefing.ledger, `${String(item["signal"])} ${String(item["where"])}`),
      ),
  },
};
