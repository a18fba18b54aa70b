import type { ToolType } from "#contract/output.ts";
import { toolTypes } from "#contract/output.ts";
import type { EvalCase } from "#eval/case.ts";
import { evalCases } from "#eval/cases.ts";
import { judgeCase } from "#eval/judge-case.ts";
import { shareRight, type Judgement } from "#eval/judge.ts";
import { labelledSentences } from "#eval/labels/boilerplate.ts";
import {
  largestOverlap,
  measurePackage,
  writePackage,
  type Measured,
  type Package,
} from "#eval/measure-reports.ts";
import { readText } from "#eval/read-fields.ts";
import { measureBoilerplate } from "#checks/boilerplate.ts";

export type CaseResult = Omit<Measured, "checked"> & {
  fieldsRightPercent: number;
  wrong: readonly Judgement[];
};

/** Who wrote the reports, and what it took. */
export type WriterRecord = {
  name: string;
  inputTokens: number;
  outputTokens: number;
  /** Sections in which the built-in writer had to step in. */
  replacedSections: number;
  /** Reports that did not come about, and why. */
  failures: readonly string[];
};

const builtInWriter: WriterRecord = {
  name: "built-in",
  inputTokens: 0,
  outputTokens: 0,
  replacedSections: 0,
  failures: [],
};

export type Evaluation = {
  writer: WriterRecord;
  cases: readonly CaseResult[];
  fieldsRightPercent: number;
  overlap: Record<ToolType, { percent: number; between: string }>;
  /** How often the boilerplate meter and a person agree, of a hundred sentences. */
  meterAgreement: number;
};

/** The twelve jobs through readers, ledger, six built-in writers and checks. */
export function evaluate(cases: readonly EvalCase[] = evalCases): Evaluation {
  const packages = cases.map((one) => writePackage(one));
  return evaluatePackages(builtInWriter, cases, packages);
}

/** The same measures over reports that anybody wrote. */
export function evaluatePackages(
  writer: WriterRecord,
  subjects: readonly EvalCase[],
  packages: readonly Package[],
): Evaluation {
  const judged = subjects.map(({ answers, text }) => judgeCase(answers, readText(text)));
  const cases = packages.map((written, at): CaseResult => {
    const { checked: _, ...measured } = measurePackage(
      written,
      packages.filter((other) => other !== written),
    );
    const judgements = judged[at] ?? [];
    return {
      ...measured,
      fieldsRightPercent: toPercent(shareRight(judgements)),
      wrong: judgements.filter(({ isRight }) => !isRight),
    };
  });
  const overlap = Object.fromEntries(
    toolTypes.map((toolType) => [toolType, largestOverlap(packages, toolType)]),
  );
  const agreed = labelledSentences.filter(({ job, sentence, isBoilerplate }) => {
    const written = packages.find(({ key }) => key === job);
    if (written === undefined) return false;
    const { generic } = measureBoilerplate(written.ledger, { sentence });
    return generic > 0 === isBoilerplate;
  });
  return {
    writer,
    cases,
    fieldsRightPercent: toPercent(shareRight(judged.flat())),
    overlap: overlap as Evaluation["overlap"],
    meterAgreement: agreed.length,
  };
}

export function toPercent(share: number): number {
  return Math.round(share * 1_000) / 10;
}

/** What must be nothing at all, and is more than that. */
export function findFailures({
  writer,
  cases,
  overlap,
  fieldsRightPercent,
  meterAgreement,
}: Evaluation): string[] {
  const zeros = [
    "schemaFailures",
    "unsupportedFigures",
    "malformedSearches",
    "forbiddenQuestions",
    "scoredPeople",
    "contradictions",
    "coverageHoles",
  ] as const;
  return [
    ...writer.failures,
    ...cases.flatMap((one) =>
      zeros.filter((name) => one[name] > 0).map((name) => `${one.key}: ${name} ${one[name]}`),
    ),
    ...cases.flatMap(({ key, boilerplate }) =>
      toolTypes
        .filter((toolType) => boilerplate[toolType] >= 25)
        .map((toolType) => `${key}: ${toolType} is ${boilerplate[toolType]} % boilerplate`),
    ),
    ...toolTypes
      .filter((toolType) => overlap[toolType].percent >= 35)
      .map(
        (toolType) =>
          `${toolType}: ${overlap[toolType].percent} % of five-word runs in common (${overlap[toolType].between})`,
      ),
    ...(fieldsRightPercent < 95 ? [`fields right: ${fieldsRightPercent} %`] : []),
    ...(meterAgreement < 90 ? [`the meter agrees with ${meterAgreement} of 100 sentences`] : []),
  ];
}
