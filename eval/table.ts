import { toolTypes } from "#contract/output.ts";
import type { CorpusResult } from "#eval/corpus.ts";
import type { Evaluation } from "#eval/evaluate.ts";
import { tools } from "#tools/catalogue.ts";

/** The evaluation as Markdown tables. */
export function printTable(
  { cases, fieldsRightPercent, overlap, meterAgreement }: Evaluation,
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
    `Fields right over all twelve: ${fieldsRightPercent} %. The boilerplate meter agrees with ${meterAgreement} of 100 sentences judged by hand. Tokens: 0 (built-in writer).`,
    ...(corpus === null ? [] : ["", ...printCorpus(corpus)]),
  ].join("\n");
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
