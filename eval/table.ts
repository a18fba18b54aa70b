import { toolTypes } from "#contract/output.ts";
import type { CorpusResult } from "#eval/corpus.ts";
import type { CaseResult, Evaluation } from "#eval/evaluate.ts";
import { tools } from "#tools/catalogue.ts";

/** The evaluation as Markdown tables. */
export function printTable(
  { writer, cases, fieldsRightPercent, overlap, meterAgreement }: Evaluation,
  corpus: CorpusResult | null,
): string {
  const rows = cases.map((one) =>
    row([
      one.key,
      `${one.fieldsRightPercent} %`,
      one.schemaFailures === 0 ? "100 %" : `${6 - one.schemaFailures} of 6`,
      one.unsupportedFigures,
      one.malformedSearches,
      one.forbiddenQuestions,
      one.contradictions,
      one.coverageHoles,
      `${Math.max(...Object.values(one.boilerplate))} %`,
      one.readingGrade ?? "–",
      one.milliseconds,
    ]),
  );
  return [
    row([
      "Job",
      "Fields right",
      "Schema-valid",
      "Unsupported figures",
      "Malformed searches",
      "Forbidden questions",
      "Contradictions",
      "Coverage holes",
      "Boilerplate, worst report",
      "Reading grade",
      "Milliseconds",
    ]),
    row(Array.from({ length: 11 }, () => "---")),
    ...rows,
    "",
    row(["Report", "Boilerplate, worst job", "Five-word overlap, worst pair", "Pair"]),
    row(["---", "---", "---", "---"]),
    ...toolTypes.map((toolType) =>
      row([
        tools[toolType].cardName,
        `${Math.max(...cases.map(({ boilerplate }) => boilerplate[toolType]))} %`,
        `${overlap[toolType].percent} %`,
        overlap[toolType].between,
      ]),
    ),
    "",
    `Fields right over all twelve: ${fieldsRightPercent} %. The boilerplate meter agrees with ${meterAgreement} of 100 sentences judged by hand. Written by: ${writer.name}; ${writer.inputTokens + writer.outputTokens} tokens.`,
    printFindings(cases),
    ...(corpus === null ? [] : ["", ...printCorpus(corpus)]),
  ].join("\n");
}

/** What the checks say of these reports, so that a new rule shows what it finds in our own. */
function printFindings(cases: readonly CaseResult[]): string {
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
    "Boilerplate, worst report",
    "Five-word overlap, worst pair",
    "Sections replaced",
    "Tokens in",
    "Tokens out",
    "Milliseconds a job",
  ];
  const rows = evaluations.map(({ writer, cases, overlap }) => {
    const sum = (count: (one: CaseResult) => number) =>
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
      `${Math.max(...cases.flatMap(({ boilerplate }) => Object.values(boilerplate)))} %`,
      `${Math.max(...toolTypes.map((toolType) => overlap[toolType].percent))} %`,
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
    `Twenty public postings judged by hand: ${postingsRightPercent} % of fields right. At first sight, before any rule was mended by them, it was 81.7 %; the twelve jobs stood at 70.6 %.`,
  ];
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}
