import { toolTypes, type Output, type ToolType } from "#contract/output.ts";
import type { Job } from "#contract/job.ts";
import type { Organization } from "#contract/organization.ts";
import type { Reports } from "#checks/check.ts";
import { checkReport } from "#checks/check-package.ts";
import { coverPackage } from "#checks/coverage.ts";
import { isRecord } from "#contract/walk.ts";
import type { CoverageRow, Fact, FactId, Finding } from "#contract/examination.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market-facts.ts";
import { readContent } from "#tools/report.ts";

/** What code can say about a report from the job as it stands now. */
export type Examined = {
  facts: ReadonlyMap<FactId, Fact>;
  /** Whether the report was written from exactly these facts. */
  isSameLedger: boolean;
  findings: readonly Finding[];
  coverage: readonly CoverageRow[];
};

type Subject = {
  job: Job;
  organization: Organization;
  outputs: readonly Output[];
  toolType: ToolType;
  today: Date;
};

/** Facts, findings and coverage, worked out in the browser from what it has already. */
export function examine({ job, organization, outputs, toolType, today }: Subject): Examined {
  const ledger = buildLedger({ job, organization, market: shippedFacts, today });
  const reports = readReports(outputs);
  const report = reports[toolType];
  const isSameLedger = ledgerHashOf(report) === ledger.hash;
  const findings = report ? checkReport(ledger, toolType, report) : [];
  return {
    facts: new Map(ledger.facts.map((fact) => [fact.id, fact])),
    isSameLedger,
    // Figures may rest on facts this browser does not have: only the same ledger can call one unsupported.
    findings: findings.filter(({ rule }) => isSameLedger || !rule.startsWith("figures")),
    coverage: coverPackage(ledger, reports),
  };
}

function readReports(outputs: readonly Output[]): Reports {
  const read = toolTypes.flatMap((toolType) => {
    const content = outputs.find((output) => output.toolType === toolType)?.content;
    return content ? [[toolType, readContent(content)] as const] : [];
  });
  return Object.fromEntries(read);
}

function ledgerHashOf(report: Reports[ToolType]): unknown {
  const metadata = report?.["metadata"];
  return isRecord(metadata) ? metadata["ledgerHash"] : undefined;
}
