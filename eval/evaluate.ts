import type { EvalCase } from "#eval/case.ts";
import { evalCases } from "#eval/cases.ts";
import {
  measurePackage,
  writePackage,
  type Measured,
  type Package,
} from "#eval/measure-reports.ts";

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

export type Evaluation = { writer: WriterRecord; cases: readonly Measured[] };

/** The twelve jobs through readers, ledger, six built-in writers and checks. */
export function evaluate(cases: readonly EvalCase[] = evalCases): Evaluation {
  return evaluatePackages(
    builtInWriter,
    cases.map((one) => writePackage(one)),
  );
}

/** The same measures over reports that anybody wrote. */
export function evaluatePackages(writer: WriterRecord, packages: readonly Package[]): Evaluation {
  return { writer, cases: packages.map(measurePackage) };
}

/** What must be nothing at all, and is more than that. */
export function findFailures({ writer, cases }: Evaluation): string[] {
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
  ];
}
