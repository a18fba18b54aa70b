import { Problem } from "#contract/problem.ts";
import {
  modelSession,
  takeIn,
  type ModelDraft,
  type ModelWriting,
} from "#server/features/outputs/model/model-draft.ts";
import type { CallBudget } from "#server/model/budget.ts";
import { countTokens } from "#server/model/window/count-tokens.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import type { CallRecord } from "#server/model/fallback.ts";
import { wireSchemaOf } from "#server/model/answer/wire-schema.ts";
import { citeWhole, toldBriefing, writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { mend } from "#tools/model/mend.ts";
import { findFaults } from "#tools/model/faults.ts";
import type { Complaint } from "#tools/model/prompt.ts";
import { modelSchema, modelSectionsOf } from "#tools/model/sections.ts";
import { buildSmallPrompt } from "#tools/model/small-prompt.ts";
import type { Draft } from "#tools/tool.ts";

/** Prompt and schema of one call; with most answers it fits into 4,096. */
const mostTokens = 2_500;
const callsPerSection = 2;

/** The built-in writer's report with a small model's words in every section that it wrote well, one call or two each. */
export async function writeBySection(asked: ModelWriting): Promise<ModelDraft> {
  const { show, ...unseen } = asked;
  const { tool, signal } = asked;
  const briefing = toldBriefing(asked.briefing);
  const writing = { ...unseen, briefing };
  const builtIn = writeBuiltIn(briefing, tool);
  const keys = modelSectionsOf(tool);
  const ours = Object.entries(builtIn).filter(([key]) => !keys.includes(key));
  const written: Draft = {};
  const calls: CallRecord[] = [];
  let model = "";
  let failure: unknown;
  for (const key of keys) {
    const budget = takeAtMost(callsPerSection, writing.budget);
    try {
      const section = await writeSection({ ...writing, budget }, key, builtIn, calls);
      model = section.model || model;
      Object.assign(written, section.sections);
      show?.(citeWhole(asked.briefing, { ...Object.fromEntries(ours), ...written }));
    } catch (fault) {
      if (!isAnswer(fault) || signal.aborted) throw fault;
      failure = fault;
      // What one section cannot have, another may; but nobody is asked again who does not answer.
      if (!(fault instanceof ModelFailure) || fault.isRetryable) break;
    }
  }
  const usable = keys.filter((key) => written[key] !== undefined);
  // With nothing written the queue may try again; else the built-in writer has the rest.
  if (usable.length === 0) throw failure ?? new ModelFailure("invalidOutput");
  const draft = { ...builtIn, ...written };
  const faults = findFaults(briefing, tool, draft, usable);
  const mended = mend(briefing, tool, { draft, keys: usable, faults, builtIn });
  const replaced = keys.filter((key) => !usable.includes(key) || mended.replaced.includes(key));
  return {
    draft: takeIn(asked, mended.draft, keys, replaced),
    model,
    calls,
    faults,
    failing: [],
    replaced,
  };
}

/** One section, and once more when the checks found something in it. */
async function writeSection(
  writing: Omit<ModelWriting, "show">,
  key: string,
  builtIn: Draft,
  calls: CallRecord[],
): Promise<{ sections: Draft; model: string }> {
  const { briefing, tool, frame, budget } = writing;
  const session = modelSession(writing, [key], builtIn);
  const schema = JSON.stringify(wireSchemaOf(modelSchema(tool, [key])).schema);
  // Models write about as much as our own writer, seldom half as much again.
  const answerTokens = Math.ceil(countTokens(JSON.stringify(builtIn[key])) * 1.5);
  const ask = async (complaints: Complaint[]) => {
    const prompt = buildSmallPrompt(briefing, tool, frame, {
      section: key,
      example: builtIn[key],
      complaints,
      mostTokens: mostTokens - countTokens(schema),
      countTokens,
    });
    // What does not fit stays the built-in writer's.
    if (!prompt) throw new ModelFailure("windowTooSmall");
    return session.ask([key], { ...prompt, answerTokens });
  };
  try {
    const first = await ask([]);
    const faults = findFaults(briefing, tool, { ...builtIn, ...first.sections }, [key]);
    const complaints = [
      ...first.issues.map((what) => ({ where: "form", what })),
      ...faults.map(({ where, quote, what, fix }) => ({
        where,
        what: [quote && `"${quote}".`, what, fix ?? ""].filter(Boolean).join(" "),
      })),
    ];
    const isGood = first.broken.length === 0 && faults.length === 0;
    if (isGood || budget.callsLeft() === 0) return first;
    const again = await ask(complaints).catch((fault: unknown) => {
      if (!isAnswer(fault) || writing.signal.aborted) throw fault;
      return first;
    });
    return again.broken.length === 0 ? again : first;
  } finally {
    calls.push(...session.calls);
  }
}

function isAnswer(fault: unknown): boolean {
  return fault instanceof Problem || fault instanceof ModelFailure;
}

/** A part of a budget: so many calls, and no more than are left. */
function takeAtMost(most: number, budget: CallBudget): CallBudget {
  let left = most;
  return {
    takeCall() {
      if (left < 1 || !budget.takeCall()) return false;
      left -= 1;
      return true;
    },
    callsLeft: () => Math.min(left, budget.callsLeft()),
    remainingMs: budget.remainingMs,
  };
}
