import type { ToolType } from "#contract/output.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { goodAnswer, keysOf, toolOf } from "#server/test/model/model-answers.ts";
import type { ModelScript, ModelServer } from "#server/test/model/model-server.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";

const { job, organization } = backendEngineer;
const briefing = briefOn(job, organization, {}, shippedMarket());
const answers = new Map<string, Record<string, unknown>>();

/** What a good model answers; kept, because writing it takes the time in which a real model would begin. */
function answerFor(tool: ToolType, keys = modelSectionsOf(tool)): Record<string, unknown> {
  const name = [tool, ...keys].join(" ");
  const answer = answers.get(name) ?? goodAnswer(briefing, tool, keys);
  answers.set(name, answer);
  return answer;
}

/** From now on the model writes well; these reports with changes. */
export function writeWell(
  model: ModelServer,
  changes: Partial<Record<ToolType, ModelScript>> = {},
): void {
  model.behave((call) => ({
    content: answerFor(toolOf(call), keysOf(call)),
    chunkChars: 4_000,
    ...changes[toolOf(call)],
  }));
}

/** Slow enough to be watched. */
export const slowly: ModelScript = { chunkChars: 250, chunkEveryMs: 60 };

/** The prompts the model was given for one report, oldest first. */
export const promptsFor = (model: ModelServer, tool: ToolType) =>
  model.calls.filter((call) => toolOf(call) === tool).map(({ rawBody }) => rawBody);
