import type { ReportWriter } from "#contract/options.ts";
import { isRecord } from "#contract/walk.ts";
import type { JobRow } from "#server/db/schema/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { faultPoint } from "#server/fault-point.ts";
import type { ChosenModels, Connected } from "#server/features/connections/model-choice.service.ts";
import { generationStore } from "#server/features/outputs/generation.store.ts";
import { accountForCalls } from "#server/features/outputs/model/model-calls.ts";
import { writeWithModel } from "#server/features/outputs/model/model-draft.ts";
import { stampOf } from "#server/features/outputs/model/model-stamp.ts";
import { writeBySection } from "#server/features/outputs/model/section-draft.ts";
import type { Claim, OutputRow } from "#server/features/outputs/outputs.store.ts";
import { showSections } from "#server/features/outputs/show-sections.ts";
import { askedBy } from "#server/features/outputs/versions.store.ts";
import { openSpending } from "#server/features/usage/usage.service.ts";
import type { Models } from "#server/model/models.ts";
import { openFrame } from "#server/model/untrusted.ts";
import type { Briefing } from "#tools/briefing.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { builtInStamp, finishReport, type Finished, type Stamp } from "#tools/writing/finish.ts";

/** A report taken up by a delivery. */
export type Work = {
  claim: Claim;
  output: OutputRow;
  job: JobRow;
  /** As the organization has chosen. */
  writer: ReportWriter;
  /** The model it connected, if it has one. */
  connection: Connected | undefined;
};

type Parts = Pick<Deps, "tenant" | "metrics">;

/** Writes one report, by a model or without. */
export async function draftReport(
  parts: Parts,
  work: Work,
  chosen: ChosenModels,
  briefing: Briefing,
  signal: AbortSignal,
): Promise<Finished["report"]> {
  const { output, writer } = work;
  const { toolType, content: stored } = output;
  if (chooseWriter(output, writer, chosen.models) === "built-in" || !hasWordsToSend(briefing)) {
    return draftBuiltIn(work, briefing);
  }
  const { draft, stamp } = await draftWithModel(parts, work, chosen, briefing, signal);
  return finishReport(briefing, toolType, draft, stamp, stored).report;
}

type Asked = Pick<OutputRow, "wantedWriter" | "toolType" | "onlyChanged" | "content">;

/**
 * Who writes a report: the built-in writer when the call or the organization wants it, or no model is configured. What has
 * changed in a text of the built-in writer's is its to write.
 */
function chooseWriter(
  { wantedWriter, toolType, onlyChanged, content }: Asked,
  organizations: ReportWriter,
  models: Models,
): ReportWriter {
  if (wantedWriter !== null) return wantedWriter;
  if (onlyChanged && isBuiltIn(content)) return "built-in";
  if (organizations === "built-in") return "built-in";
  return models.namesFor(toolType).length === 0 ? "built-in" : "model";
}

function isBuiltIn(content: OutputRow["content"]): boolean {
  const metadata = isRecord(content) ? content["metadata"] : undefined;
  return isRecord(metadata) && metadata["engine"] === "built-in";
}

/** Writes one report without a model; one that was written in a model's place says why. */
export function draftBuiltIn(
  { output: { toolType, content: stored } }: Work,
  briefing: Briefing,
  builtInBecause?: Stamp["builtInBecause"],
): Finished["report"] {
  const stamp = builtInBecause ? { ...builtInStamp, builtInBecause } : builtInStamp;
  return finishReport(briefing, toolType, writeBuiltIn(briefing, toolType), stamp, stored).report;
}

/** Of notes only confirmed lines leave; before there is one, a model would write about nothing. */
function hasWordsToSend({ forCandidates }: Briefing): boolean {
  return !forCandidates || forCandidates.reading.lines.length > 0;
}

async function draftWithModel(
  { tenant, metrics }: Parts,
  { claim, output, job }: Work,
  { models, env, paidBy }: ChosenModels,
  briefing: Briefing,
  signal: AbortSignal,
) {
  const { organizationId, toolType } = output;
  const userId = askedBy(output);
  const { outputId, gen } = claim;
  const spending = openSpending(
    { tenant, env, metrics },
    { organizationId, userId, outputId, gen, toolType, paidBy, isTest: false },
  );
  const startedAt = performance.now();
  const watch = watchLease(() =>
    tenant.asSystem(organizationId, (db) => generationStore(db, claim).isHeld()),
  );
  try {
    const write = env.MODEL_SMALL === "on" ? writeBySection : writeWithModel;
    const written = await write({
      briefing,
      tool: toolType,
      frame: openFrame(env.AUTH_SECRET, String(job.id), briefing.ledger.hash),
      models,
      budget: models.openBudget(output.callsMade),
      signal: AbortSignal.any([signal, watch.signal]),
      hooksFor: (promptChars) =>
        accountForCalls(
          { tenant, organizationId, claim, spending },
          {
            mostCalls: env.MODEL_CALLS_PER_REPORT,
            promptChars,
            mostOutputTokens: env.MODEL_MAX_OUTPUT_TOKENS,
          },
        ),
      show: showSections(tenant, organizationId, claim),
    });
    faultPoint("gen.response");
    const stamp = stampOf(toolType, written, performance.now() - startedAt);
    return { draft: written.draft, stamp };
  } finally {
    watch.stop();
  }
}

const everyMs = 4_000;

/** Tells a call that its report is no longer ours: the job was deleted, or another delivery took it over. */
function watchLease(isHeld: () => Promise<boolean>): {
  signal: AbortSignal;
  stop: () => void;
} {
  const lost = new AbortController();
  const timer = setInterval(() => {
    isHeld().then(
      (isStillOurs) => isStillOurs || lost.abort(),
      // A database that does not answer says nothing about the lease; the commit asks again.
      () => undefined,
    );
  }, everyMs);
  return { signal: lost.signal, stop: () => clearInterval(timer) };
}
