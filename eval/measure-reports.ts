import { prove } from "#boolean/prove.ts";
import { checkPackage, type CheckedPackage } from "#checks/check-package.ts";
import { maskSentences, overlapOfFiveWordRuns } from "#checks/mask-sentences.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { buildLedger, type Ledger, type OrganizationWords } from "#ledger/ledger.ts";
import { shippedFacts, type MarketFacts } from "#ledger/market-facts.ts";
import type { JobWords } from "#ledger/reading.ts";
import { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import type { Briefing, Sender } from "#tools/briefing.ts";
import { tools } from "#tools/catalogue.ts";
import { countByRule } from "#tools/finish.ts";
import type { Draft } from "#tools/tool.ts";
import { writers } from "#tools/writers.ts";

export type Subject = {
  key: string;
  job: JobWords;
  organization: OrganizationWords;
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
  market: MarketFacts = shippedFacts,
): Briefing {
  const ledger = buildLedger({ job, organization, market, today: evalDay });
  return { job, ledger, now: evalDay, sender, guidance: "", candidates: [] };
}

export function writePackage(subject: Subject, market?: MarketFacts): Package {
  const started = performance.now();
  const briefing = briefOnSubject(subject, market);
  const written = toolTypes.map((toolType) => [toolType, writers[toolType](briefing)]);
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
  /** Share of boilerplate by tool, in percent. */
  boilerplate: Record<ToolType, number>;
  readingGrade: number | null;
  /** How often each rule has something to say of the reports. */
  findings: Readonly<Record<string, number>>;
  milliseconds: number;
  checked: CheckedPackage;
};

/** Everything code can say of one package beside those of the other jobs. */
export function measurePackage(written: Package, others: readonly Package[]): Measured {
  const { ledger, reports, key, milliseconds } = written;
  const started = performance.now();
  const checked = checkPackage(ledger, reports, countOthers(others));
  const checking = performance.now() - started;
  const count = (rule: string) =>
    checked.findings.filter((one) => one.tool !== null && one.rule.startsWith(rule)).length;
  const grades = checked.readingGrades.map(({ grade }) => grade);
  return {
    key,
    schemaFailures: toolTypes.filter(
      (toolType) => !tools[toolType].schema.safeParse(reports[toolType]).success,
    ).length,
    unsupportedFigures: count("figures."),
    malformedSearches: countFaults(reports.attractSourceKit),
    forbiddenQuestions: count("questions."),
    scoredPeople: count("people."),
    contradictions: checked.findings.filter(
      ({ rule, tool }) => rule.startsWith("contradiction") && tool !== null,
    ).length,
    coverageHoles: checked.findings.filter(({ rule }) => rule.startsWith("coverage.hole")).length,
    boilerplate: Object.fromEntries(
      toolTypes.map((toolType) => [
        toolType,
        Math.round((checked.boilerplate[toolType]?.share ?? 0) * 1_000) / 10,
      ]),
    ) as Measured["boilerplate"],
    readingGrade:
      grades.length === 0
        ? null
        : Math.round((grades.reduce((sum, grade) => sum + grade, 0) / grades.length) * 10) / 10,
    findings: countByRule(checked.findings.filter(({ tool }) => tool !== null)),
    milliseconds: Math.round(milliseconds + checking),
    checked,
  };
}

function countFaults(report: Draft): number {
  const parsed = AttractSourceKit.safeParse(report);
  if (!parsed.success) return 1;
  const { spec, searches } = parsed.data.booleanStrings;
  return prove(spec, searches).length;
}

/** In how many other jobs each masked sentence stands. */
function countOthers(others: readonly Package[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { ledger, reports } of others) {
    const own = new Set(toolTypes.flatMap((toolType) => maskSentences(ledger, reports[toolType])));
    for (const sentence of own) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return counts;
}

/** The largest share of five-word runs that two jobs' reports of one kind have in common, in percent. */
export function largestOverlap(
  packages: readonly Package[],
  toolType: ToolType,
): { percent: number; between: string } {
  const masked = packages.map(({ key, ledger, reports }) => ({
    key,
    sentences: maskSentences(ledger, reports[toolType]),
  }));
  let worst = { percent: 0, between: "" };
  masked.forEach((left, at) => {
    for (const right of masked.slice(at + 1)) {
      const percent =
        Math.round(overlapOfFiveWordRuns(left.sentences, right.sentences) * 1_000) / 10;
      if (percent > worst.percent) worst = { percent, between: `${left.key}, ${right.key}` };
    }
  });
  return worst;
}
