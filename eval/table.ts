import { toolTypes } from "#contract/output.ts";
import type { CorpusResult } from "#eval/corpus.ts";
import type { Evaluation } from "#eval/evaluate.ts";
import type { Measured } from "#eval/measure-reports.ts";

/** The evaluation as Markdown tables. */
export function printTable({ writer, cases }: Evaluation, corpus: CorpusResult | null): string {
  const rows = cases.map((one) =>
    row([
      one.key,
      one.schemaFailures === 0 ? "100 %" : `${6 - one.schemaFailures} of 6`,
      one.unsupportedFigures,
      one.malformedSearches,
      one.forbiddenQuestions,
      one.contradictions,
      one.coverageHoles,
      one.readingGrade ?? "–",
      one.milliseconds,
    ]),
  );
  return [
    row([
      "Job",
      "Schema-valid",
      "Unsupported figures",
      "Malformed searches",
      "Forbidden questions",
      "Contradictions",
      "Coverage holes",
      "Reading grade",
      "Milliseconds",
    ]),
    row(Array.from({ length: 9 }, () => "---")),
    ...rows,
    "",
    `Written by: ${writer.name}; ${writer.inputTokens + writer.outputTokens} tokens.`,
    printFindings(cases),
    ...(corpus === null ? [] : ["", ...printCorpus(corpus)]),
  ].join("\n");
}

/** What the checks say of these reports, so that a new rule shows what it finds in our own. */
function printFindings(cases: readonly Measured[]): string {
  const rules = [...new Set(cases.flatMap(({ findings }) => Object.keys(findings)))].sort();
  const counts = rules.map((rule) => {
    const jobs = cases.filter(({ findings }) => findings[rule] !== undefined);
    return `${rule} in ${jobs.length} of ${cases.length} jobs`;
  });
  return `Findings in these reports: ${counts.join(", ") || "none"}.`;
}

/** One row for every writer that was tried on the same jobs. */
export function printWriters(evaluations: readonly Evaluation[]): string {
  const heads = [
    "Writer",
    "Schema-valid",
    "Unsupported figures",
    "Malformed searches",
    "Forbidden questions",
    "People scored",
    "Contradictions",
    "Coverage holes",
    "Sections replaced",
    "Tokens in",
    "Tokens out",
    "Milliseconds a job",
  ];
  const rows = evaluations.map(({ writer, cases }) => {
    const sum = (count: (one: Measured) => number) =>
      cases.reduce((total, one) => total + count(one), 0);
    const reports = cases.length * toolTypes.length;
    return row([
      writer.name,
      `${reports - sum((one) => one.schemaFailures)} of ${reports}`,
      sum((one) => one.unsupportedFigures),
      sum((one) => one.malformedSearches),
      sum((one) => one.forbiddenQuestions),
      sum((one) => one.scoredPeople),
      sum((one) => one.contradictions),
      sum((one) => one.coverageHoles),
      writer.replacedSections,
      writer.inputTokens,
      writer.outputTokens,
      Math.round(sum((one) => one.milliseconds) / cases.length),
    ]);
  });
  return [row(heads), row(heads.map(() => "---")), ...rows].join("\n");
}

function printCorpus({
  descriptions,
  faults,
  flagged,
  titlesRightPercent,
  salariesRightPercent,
  postingsRightPercent,
}: CorpusResult): string[] {
  return [
    `Public descriptions: ${descriptions} through ledger, six writers and checks, ${faults.length} with a fault, ${flagged} with a finding to mend.`,
    `City bulletins: title right for ${titlesRightPercent} %, salary for ${salariesRightPercent} % of those that state one.`,
    `Twenty public postings judged by hand: ${postingsRightPercent} % of fields right.`,
  ];
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}
