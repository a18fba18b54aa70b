import { shipped } from "#knowledge/shipped.ts";
import { prove } from "#boolean/prove.ts";
import { checkPackage } from "#tools/checks.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import type { OrganizationFields } from "#ledger/facts/company.ts";
import { buildLedger, type Ledger } from "#ledger/ledger.ts";
import type { MarketFacts } from "#ledger/market/market-facts.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import type { Briefing, Sender } from "#tools/briefing.ts";
import { countByRule } from "#tools/writing/finish.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

export type Subject = {
  key: string;
  job: JobFields;
  organization: OrganizationFields;
  sender: Sender;
};

export type Package = {
  key: string;
  ledger: Ledger;
  reports: Record<ToolType, Draft>;
  milliseconds: number;
};

/** The day every evaluation is written on, so that two runs can be compared. */
const evalDay = new Date("2026-11-14T12:00:00Z");

/** What every writer is given about a job. */
export function briefOnSubject(
  { job, organization, sender }: Subject,
  market: MarketFacts = shippedMarket(),
): Briefing {
  const ledger = buildLedger({
    job,
    organization,
    market,
    knowledge: shipped,
    today: evalDay,
  });
  return {
    ledger,
    now: evalDay,
    sender,
    guidance: "",
    candidates: [],
  };
}

export function writePackage(subject: Subject, market?: MarketFacts): Package {
  const started = performance.now();
  const briefing = briefOnSubject(subject, market);
  const written = toolTypes.map((toolType) => [toolType, serverTools[toolType].write(briefing)]);
  const reports = Object.fromEntries(written) as Package["reports"];
  const { ledger } = briefing;
  return { key: subject.key, ledger, reports, milliseconds: performance.now() - started };
}

export type Measured = {
  key: string;
  schemaFailures: number;
  unsupportedFigures: number;
  malformedSearches: number;
  forbiddenQuestions: number;
  scoredPeople: number;
  contradictions: number;
  coverageHoles: number;
  readingGrade: number | null;
  /** How often each rule has something to say of the reports. */
  findings: Readonly<Record<string, number>>;
  milliseconds: number;
};

/** Everything code can say of one package. */
export function measurePackage({ ledger, reports, key, milliseconds }: Package): Measured {
  const started = performance.now();
  const checked = checkPackage(ledger, reports);
  const checking = performance.now() - started;
  const count = (rule: string) =>
    checked.findings.filter((one) => one.tool !== null && one.rule.startsWith(rule)).length;
  const grades = checked.readingGrades.map(({ grade }) => grade);
  return {
    key,
    schemaFailures: toolTypes.filter(
      (toolType) => !serverTools[toolType].schema.safeParse(reports[toolType]).success,
    ).length,
    unsupportedFigures: count("figures."),
    malformedSearches: countFaults(reports.attractSourceKit),
    forbiddenQuestions: count("questions."),
    scoredPeople: count("people."),
    contradictions: checked.findings.filter(
      ({ rule, tool }) => rule.startsWith("contradiction") && tool !== null,
    ).length,
    coverageHoles: checked.findings.filter(({ rule }) => rule.startsWith("coverage.hole")).length,
    readingGrade:
      grades.length === 0
        ? null
        : Math.round((grades.reduce((sum, grade) => sum + grade, 0) / grades.length) * 10) / 10,
    findings: countByRule(checked.findings.filter(({ tool }) => tool !== null)),
    milliseconds: Math.round(milliseconds + checking),
  };
}

function countFaults(report: Draft): number {
  const parsed = AttractSourceKit.safeParse(report);
  if (!parsed.success) return 1;
  const { spec, searches } = parsed.data.booleanStrings;
  return prove(spec, searches).length;
}
