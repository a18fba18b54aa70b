import type { ToolType } from "#contract/output.ts";
import type { ModelDraft } from "#server/features/outputs/model/model-draft.ts";
import { costOf } from "#server/model/prices.ts";
import type { Stamp } from "#tools/writing/finish.ts";
import { promptVersionOf } from "#tools/model/prompt.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";

/** How a model's report came about; what a provider did not say is not guessed. */
export function stampOf(
  tool: ToolType,
  { model, calls, replaced }: Pick<ModelDraft, "model" | "calls" | "replaced">,
  durationMs: number,
): Stamp {
  const used = calls.flatMap(({ usage }) => usage ?? []);
  const sum = (part: "input" | "cached" | "output") =>
    used.reduce((total, usage) => total + usage[part], 0);
  const costs = calls.map((call) => (call.usage ? costOf(call.model, call.usage) : null));
  const isOurs = replaced.length === modelSectionsOf(tool).length;
  return {
    engine: isOurs ? "built-in" : model,
    promptVersion: promptVersionOf(tool),
    durationMs: Math.round(durationMs),
    tokens:
      used.length === calls.length
        ? { input: sum("input"), cached: sum("cached"), output: sum("output") }
        : null,
    costMicros: costs.includes(null)
      ? null
      : costs.reduce<number>((all, one) => all + (one ?? 0), 0),
    ...(replaced.length === 0 ? {} : { replacedSections: replaced }),
  };
}
