import { randomBytes } from "node:crypto";
import { toolTypes, type ToolType } from "#contract/output.ts";
import type { EvalCase } from "#eval/case.ts";
import { evalCases } from "#eval/cases.ts";
import { evaluatePackages, type Evaluation, type WriterRecord } from "#eval/evaluate.ts";
import { briefOnSubject, type Package } from "#eval/measure-reports.ts";
import { readEnv } from "#server/env.ts";
import { writeWithModel, type ModelDraft } from "#server/features/outputs/model/model-draft.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import { openModels, type Models } from "#server/model/models.ts";
import { openFrame } from "#server/model/untrusted.ts";
import type { Briefing } from "#tools/briefing.ts";

const secret = randomBytes(32).toString("hex");

/** The models that settings name, as the server opens them; no database is needed here. */
export function openEvalModels(settings: Record<string, string | undefined>): Models {
  const needed = { DATABASE_URL: "postgres://nobody@localhost/none", AUTH_SECRET: secret };
  return openModels(readEnv({ ...needed, ...settings }));
}

/** A report as it came about, or why it did not. */
type Attempt = { job: string; tool: ToolType; result: ModelDraft | ModelFailure };

/** The same jobs written by the configured models as a worker does it, one job after the other. */
export async function evaluateModel(
  models: Models,
  cases: readonly EvalCase[] = evalCases,
): Promise<Evaluation> {
  const packages: Package[] = [];
  const attempts: Attempt[] = [];
  for (const subject of cases) {
    const started = performance.now();
    const briefing = briefOnSubject(subject);
    const own = await Promise.all(
      toolTypes.map(async (tool): Promise<Attempt> => ({
        job: subject.key,
        tool,
        result: await write(models, briefing, tool),
      })),
    );
    attempts.push(...own);
    const reports = own.map(({ tool, result }) => [tool, "draft" in result ? result.draft : {}]);
    packages.push({
      key: subject.key,
      ledger: briefing.ledger,
      reports: Object.fromEntries(reports) as Package["reports"],
      milliseconds: performance.now() - started,
    });
  }
  const names = toolTypes.flatMap((tool) => models.namesFor(tool));
  return evaluatePackages(recordOf([...new Set(names)].join(", "), attempts), packages);
}

async function write(
  models: Models,
  briefing: Briefing,
  tool: ToolType,
): Promise<ModelDraft | ModelFailure> {
  try {
    return await writeWithModel({
      briefing,
      tool,
      frame: openFrame(secret, briefing.ledger.hash),
      models,
      budget: models.openBudget(0),
      signal: new AbortController().signal,
      hooksFor: () => ({}),
    });
  } catch (fault) {
    if (fault instanceof ModelFailure) return fault;
    throw fault;
  }
}

function recordOf(name: string, attempts: readonly Attempt[]): WriterRecord {
  const drafts = attempts.flatMap(({ result }) => ("draft" in result ? result : []));
  const used = drafts.flatMap(({ calls }) => calls).flatMap(({ usage }) => usage ?? []);
  return {
    name,
    inputTokens: used.reduce((sum, { input }) => sum + input, 0),
    outputTokens: used.reduce((sum, { output }) => sum + output, 0),
    replacedSections: drafts.reduce((sum, { replaced }) => sum + replaced.length, 0),
    failures: attempts.flatMap(({ job, tool, result }) =>
      result instanceof ModelFailure ? `${job}: ${tool} was not written: ${result.message}` : [],
    ),
  };
}
