import { shipped } from "#knowledge/shipped.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import type { Decided } from "#ledger/facts/decided.ts";
import { titleForFiles } from "#ledger/facts/hide-client.ts";
import { completeLedger, readAudiences } from "#ledger/ledger.ts";
import { agency, signature, visitor, voiceTone } from "#scripts/sample-jobs/sample-agency.ts";
import type { SampleJob } from "#scripts/sample-jobs/sample-job.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import type { Briefing } from "#tools/briefing.ts";
import { writeBuiltIn } from "#tools/report/candidate-sections.ts";
import { documentAsMarkdown } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { builtInStamp, finishReport, type Finished } from "#tools/writing/finish.ts";

/** Always the same day, so that a sample changes only when a writer or a text does. */
const sampleDay = new Date("2026-11-14T12:00:00Z");

/** What the demo would write of it: the same decisions, the same agency, a confidential client hidden. */
export function briefOnSample({ job, reading }: SampleJob): Briefing {
  const decided: Decided = {
    moved: new Map(
      reading.moves.flatMap(({ words, place }) =>
        place === "unplaced" ? [] : [[words, place] as const],
      ),
    ),
    occupation: reading.occupation,
    heard: null,
    agreed: [],
  };
  const around = {
    organization: { ...agency, voiceTone, website: "", messagingStyle: "" },
    market: shippedMarket(),
    knowledge: shipped,
    today: sampleDay,
  };
  const { whole, told } = readAudiences(job, decided);
  return {
    ledger: completeLedger(whole, around),
    forCandidates: told && completeLedger(told, around),
    now: sampleDay,
    sender: { name: visitor.name, ...signature },
    guidance: "",
    candidates: [],
  };
}

export function writeSample(sample: SampleJob): Record<ToolType, Finished["report"]> {
  const briefing = briefOnSample(sample);
  const reports = toolTypes.map((tool) => [
    tool,
    finishReport(briefing, tool, writeBuiltIn(briefing, tool), builtInStamp).report,
  ]);
  return Object.fromEntries(reports) as Record<ToolType, Finished["report"]>;
}

/** The whole package as it leaves the product. */
export function sampleAsMarkdown(sample: SampleJob): string {
  const outputs = Object.entries(writeSample(sample)).map(([toolType, content]) => ({
    toolType: toolType as ToolType,
    status: "completed" as const,
    content,
  }));
  return documentAsMarkdown(
    toDocument({
      job: { ...sample.job, title: titleForFiles(sample.job), id: 1 },
      organization: agency.name,
      outputs,
      date: sampleDay,
    }),
  );
}
