import { countVitest } from "#scripts/proof/count-tests.ts";
import type { TestOutcome } from "#scripts/proof/test-outcomes.ts";

/** What a command left behind; `report` is its test runner's JSON, if it ran one. */
export type Ending = { exitCode: number | string; text: string; report?: unknown };

/** A figure in words, and whether the goal is held by it. */
export type ProofFigure = { figure: string; isHeld: boolean };

/** Reads a figure, or fails with the reason why there is none. */
export type Reader = (ending: Ending) => ProofFigure;

/** Tests that ran, all of them passed; `also` is a line of theirs worth keeping. */
export function tests(also?: RegExp): Reader {
  return ({ exitCode, text, report }) => {
    if (report === undefined) throw new Error("the test runner left no report");
    const { passed, failed } = countVitest(report);
    if (passed === 0) throw new Error("no test passed");
    const kept = also ? `; ${found(also, text)}` : "";
    return {
      figure: `${passed} passed, ${failed} failed${kept}`,
      isHeld: exitCode === 0 && failed === 0,
    };
  };
}

/** Tests that this run has seen already; a part of a path that no test has is a claim not held. */
export function seenTests(parts: string[], outcomes: TestOutcome[]): ProofFigure {
  const without = parts.filter((part) => !outcomes.some(({ file }) => file.includes(part)));
  const backing = outcomes.filter(({ file }) => parts.some((part) => file.includes(part)));
  const passed = backing.filter(({ hasPassed }) => hasPassed).length;
  const counts = `${passed} passed, ${backing.length - passed} failed`;
  return {
    figure: [counts, ...without.map((part) => `no test of ${part} was run`)].join("; "),
    isHeld: without.length === 0 && passed === backing.length,
  };
}

const measured =
  /^(?<name>\S.*?) {2,}(?<value>[-\d.]+) (?<unit>\S+) .*?(?:ratio +(?<ratio>[\d.]+) +)?(?<aim>limit|goal) +(?<bound>.+?) {2,}(?<verdict>ok|OVER|held|NOT HELD)$/gmu;

/** Lines of a bench, each with its own limit; `which` picks some of them. */
export function measures(which = /./u): Reader {
  return ({ exitCode, text }) => {
    const lines = [...text.matchAll(measured)].map(({ groups = {} }) => groups);
    const picked = lines.filter(({ name = "" }) => which.test(name));
    if (picked.length === 0) throw new Error(`no figure in what it printed${lastWords(text)}`);
    const whole = picked.length === lines.length ? exitCode === 0 : true;
    return {
      figure: picked.map(sayMeasure).join("; "),
      isHeld: whole && picked.every(isWithin),
    };
  };
}

type Groups = Record<string, string>;

function isWithin({ verdict }: Groups): boolean {
  return verdict === "ok" || verdict === "held";
}

function sayMeasure(line: Groups): string {
  const beside = line.ratio ? `, ${line.ratio} times the bare` : "";
  const over = isWithin(line) ? "" : ` (over ${line.bound})`;
  return `${line.name} ${line.value} ${line.unit}${beside}${over}`;
}

/** Words that a command prints, held when it ends well. */
export function words(pattern: RegExp): Reader {
  return ({ exitCode, text }) => ({ figure: found(pattern, text), isHeld: exitCode === 0 });
}

function found(pattern: RegExp, text: string): string {
  const all = [...text.matchAll(pattern)].map(([whole, ...parts]) =>
    (parts.length > 0 ? parts.join(" ") : whole).replaceAll(/\s+/gu, " ").trim(),
  );
  if (all.length === 0) throw new Error(`no figure in what it printed${lastWords(text)}`);
  return all.join("; ");
}

function lastWords(text: string): string {
  const last = text.trim().split("\n").at(-1)?.trim();
  return last ? `; its last words: ${last.slice(0, 120)}` : "";
}

/** A figure that cannot be read is a claim that is not held, with the reason. */
export function readFigure(read: Reader, ending: Ending): ProofFigure {
  try {
    const { figure, isHeld } = read(ending);
    const reason = isHeld || ending.exitCode === 0 ? "" : `; it ended with ${ending.exitCode}`;
    return { figure: `${figure}${reason}`, isHeld };
  } catch (fault) {
    return {
      figure: `${(fault as Error).message}; it ended with ${ending.exitCode}`,
      isHeld: false,
    };
  }
}
