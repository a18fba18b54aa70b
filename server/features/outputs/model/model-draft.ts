import { given } from "#contract/given.ts";
import type { ToolType } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import type { CallBudget } from "#server/model/budget.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import { findJson } from "#server/model/answer/find-json.ts";
import type { CallHooks, CallRecord } from "#server/model/fallback.ts";
import type { Models } from "#server/model/models.ts";
import { prune } from "#server/model/answer/prune.ts";
import type { Sections } from "#server/model/door/request.ts";
import type { Briefing } from "#tools/briefing.ts";
import { citeWhole, toldBriefing, writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { completeSections, type Completed } from "#tools/model/complete-sections.ts";
import { mend } from "#tools/model/mend.ts";
import { findFaults, type Fault } from "#tools/model/faults.ts";
import { buildPrompt, buildRepair, type ModelPrompt } from "#tools/model/prompt.ts";
import type { UntrustedFrame } from "#tools/server-tool.ts";
import { modelSchema, modelSectionsOf } from "#tools/model/sections.ts";
import type { Draft } from "#tools/tool.ts";

/** One report to be written by a model, and what surrounds its calls. */
export type ModelWriting = {
  briefing: Briefing;
  tool: ToolType;
  frame: UntrustedFrame;
  models: Models;
  budget: CallBudget;
  signal: AbortSignal;
  hooksFor: (promptChars: number) => CallHooks;
  /** Gets the sections that are finished and faultless so far, while the rest is still being written. */
  show?: (sections: Draft) => void;
};

export type ModelDraft = {
  draft: Draft;
  model: string;
  calls: CallRecord[];
  /** What the checks found in the first answer, and the sections that were asked for once more because of it. */
  faults: readonly Fault[];
  failing: readonly string[];
  replaced: string[];
};

type Answer = Completed & { model: string; issues: readonly string[] };

/**
 * The built-in writer's report with a model's words in every section that code does not own. Of notes a model is told what
 * somebody confirmed, as candidates are.
 */
export async function writeWithModel(writing: ModelWriting): Promise<ModelDraft> {
  const { tool, frame, show } = writing;
  const briefing = toldBriefing(writing.briefing);
  const builtIn = writeBuiltIn(briefing, tool);
  const cite = (sections: Draft) => citeWhole(writing.briefing, sections);
  const keys = modelSectionsOf(tool);
  const told = {
    ...writing,
    briefing,
    ...(show && { show: (sections: Draft) => show(cite(sections)) }),
  };
  const session = modelSession(told, keys, builtIn);

  const first = await session.ask(keys, buildPrompt(briefing, tool, frame), session.onSections);
  const draft = { ...builtIn, ...first.sections };
  const faults = findFaults(briefing, tool, draft, Object.keys(first.sections));
  const failing = keys.filter(
    (key) => first.broken.includes(key) || faults.some(({ section }) => section === key),
  );
  const repaired = await session.repair(failing, first, faults);

  const written = { ...first.sections, ...repaired };
  const usable = keys.filter((key) => written[key] !== undefined);
  const whole = { ...builtIn, ...written };
  const isRepaired = Object.keys(repaired).length > 0;
  const left = isRepaired ? findFaults(briefing, tool, whole, usable) : faults;
  const mended = mend(briefing, tool, { draft: whole, keys: usable, faults: left, builtIn });
  const replaced = keys.filter((key) => !usable.includes(key) || mended.replaced.includes(key));
  if (usable.length === 0) throw new ModelFailure("invalidOutput");
  return {
    draft: takeIn(writing, mended.draft, keys, replaced),
    model: first.model,
    calls: session.calls,
    faults,
    failing,
    replaced,
  };
}

/** The built-in writer's report of all that is known, with the sections in it that the model wrote well. */
export function takeIn(
  { briefing, tool }: Pick<ModelWriting, "briefing" | "tool">,
  draft: Draft,
  keys: readonly string[],
  replaced: readonly string[],
): Draft {
  const own = Object.entries(draft).filter(
    ([key]) => keys.includes(key) && !replaced.includes(key),
  );
  return { ...writeBuiltIn(briefing, tool), ...citeWhole(briefing, Object.fromEntries(own)) };
}

/** Where a model is asked, and its answers are taken apart. */
export function modelSession(writing: ModelWriting, keys: readonly string[], builtIn: Draft) {
  const { briefing, tool, frame, models, budget, signal, hooksFor, show } = writing;
  const calls: CallRecord[] = [];
  const complete = (asked: readonly string[], written: Draft) =>
    completeSections(briefing, tool, asked, written, builtIn);

  function countingHooks(prompt: ModelPrompt): CallHooks {
    const hooks = hooksFor(prompt.system.length + prompt.prefix.length + prompt.ask.length);
    return {
      ...hooks,
      async afterCall(call) {
        calls.push(call);
        await hooks.afterCall?.(call);
      },
    };
  }

  async function ask(
    asked: string[],
    prompt: ModelPrompt & { answerTokens?: number },
    onSections?: (finished: Sections) => void,
  ): Promise<Answer> {
    const schema = modelSchema(tool, asked);
    const request = { ...prompt, schema, signal, ...given({ onSections }) };
    try {
      const { object, model } = await models.write(tool, request, budget, countingHooks(prompt));
      return { ...complete(asked, object), model, issues: [] };
    } catch (fault) {
      if (!(fault instanceof ModelFailure) || fault.kind !== "invalidOutput") throw fault;
      const saved = prune(readObject(fault.text), request.schema) ?? {};
      return { ...complete(asked, saved as Draft), model: fault.model ?? "", issues: fault.issues };
    }
  }

  /** One more call for what failed; a repair that fails leaves the report as it is. */
  async function repair(
    failing: string[],
    first: Answer,
    faults: readonly Fault[],
  ): Promise<Draft> {
    if (failing.length === 0 || budget.callsLeft() === 0) return {};
    const earlier = Object.fromEntries(failing.map((key) => [key, first.sections[key] ?? null]));
    const complaints = [
      ...first.issues.map((issue) => ({ where: "form", what: issue })),
      ...faults.map(({ where, quote, what, fix }) => ({
        where,
        what: [quote && `"${quote}".`, what, fix ?? ""].filter((part) => part !== "").join(" "),
      })),
    ];
    try {
      const prompt = buildRepair(briefing, tool, frame, {
        keys: failing,
        complaints,
        earlier,
      });
      return (await ask(failing, prompt)).sections;
    } catch (fault) {
      const isAnswer = fault instanceof Problem || fault instanceof ModelFailure;
      const hasSomething = Object.keys(first.sections).length > 0;
      if (!isAnswer || signal.aborted || !hasSomething) throw fault;
      return {};
    }
  }

  return {
    calls,
    ask,
    repair,
    onSections: show && showFinished(writing, keys, complete, builtIn, show),
  };
}

/** Shows each finished section once it has passed the checks, beside those that code owns. */
function showFinished(
  { briefing, tool }: ModelWriting,
  keys: readonly string[],
  complete: (asked: readonly string[], written: Draft) => Completed,
  builtIn: Draft,
  show: (sections: Draft) => void,
): (finished: Sections) => void {
  const ours = new Set(keys);
  const seen = new Set<string>();
  const passed = new Set(Object.keys(builtIn).filter((key) => !ours.has(key)));
  const sections: Draft = { ...builtIn };
  return (finished) => {
    const fresh = Object.keys(finished).filter((key) => !seen.has(key));
    if (fresh.length === 0) return;
    for (const key of fresh) {
      seen.add(key);
      const done = complete([key], finished).sections;
      if (key in done && findFaults(briefing, tool, done, [key]).length === 0) {
        sections[key] = done[key];
        passed.add(key);
      }
    }
    show(Object.fromEntries(Object.entries(sections).filter(([key]) => passed.has(key))));
  };
}

function readObject(text: string): unknown {
  try {
    return JSON.parse(findJson(text));
  } catch {
    return {};
  }
}
