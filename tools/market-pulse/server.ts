import { searchLink } from "#tools/document/links.ts";
import { asBuiltIn } from "#tools/model/code-field.ts";
import { marketPulsePrompt } from "#tools/market-pulse/prompt.ts";
import { MarketPulse } from "#tools/market-pulse/schema.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import type { ServerTool } from "#tools/server-tool.ts";

export const marketPulseServer: ServerTool = {
  schema: MarketPulse,
  write: writeMarketPulse,
  prompt: marketPulsePrompt,
  codeFields: {
    "summary.difficulty": asBuiltIn,
    "competitiveLandscape.links": ({ twin }) => twin?.["links"] ?? [],
    "sourcingSignals.link": ({ item }) => ({
      label: "Search the news",
      url: searchLink(String(item["signal"])),
    }),
  },
};
