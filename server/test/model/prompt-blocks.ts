import type { ToolType } from "#contract/output.ts";
import type { Models } from "#server/model/models.ts";
import { openFrame } from "#server/model/untrusted.ts";
import { promptOf } from "#server/test/model/model-answers.ts";
import type { ModelCall } from "#server/test/model/model-server.ts";
import type { Briefing } from "#tools/briefing.ts";
import { buildPrompt } from "#tools/model/prompt.ts";
import { modelSchema, modelSectionsOf } from "#tools/model/sections.ts";

/** Sends a report's prompt as a worker does; what becomes of it does not matter. */
export async function sendPrompt(
  models: Models,
  briefing: Briefing,
  tool: ToolType,
): Promise<void> {
  const frame = openFrame("a secret of the server", "7", briefing.ledger.hash);
  const request = {
    ...buildPrompt(briefing, tool, frame),
    schema: modelSchema(tool, modelSectionsOf(tool)),
    signal: new AbortController().signal,
  };
  await models.write(tool, request, models.openBudget(0)).catch(() => undefined);
}

/** "wage | data, Ohio | P10 $33.14": what is published or worked out stands outside of the frames. */
const ourFact = /^[a-z][\w.-]* \| (?:data|derived|estimate)[^|\n]* \| .*$/gmu;

/** A request taken apart: our own words, our facts, and every framed block under its heading; the marker itself is taken out. */
export function takeApart(call: ModelCall) {
  const { system, user } = promptOf(call);
  const marker = /<<<said ([a-p]{24})>>>/u.exec(user)?.[1] ?? "no marker";
  const blocks = new Map<string, string>();
  const frame = new RegExp(`<<<([a-z ]+) ${marker}>>>\\n([^]*?)\\n<<<end ${marker}>>>`, "gu");
  const ours = user.replaceAll(frame, (_, heading: string, inside: string) => {
    blocks.set(heading, inside);
    return `<<<${heading}>>>`;
  });
  const unmarked = (text: string) => text.replaceAll(marker, "MARKER");
  const facts = (ours.match(ourFact) ?? []).join("\n");
  const sentences = ours.replaceAll(ourFact, "").replaceAll(/\n{2,}/gu, "\n");
  return { marker, system: unmarked(system), ours: unmarked(sentences), facts, blocks };
}
