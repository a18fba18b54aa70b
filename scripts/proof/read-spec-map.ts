import type { TestOutcome } from "./test-outcomes.ts";

/** One row of the map: a rule, the code that keeps it, and the tests that fail when it is broken. */
export type SpecRule = { rule: string; paths: string[]; tests: Citation[] };

/** A test file, and the title of one of its tests; without a title the whole file is meant. */
export type Citation = { file: string; title: string };

function citationIn(line: string): Citation {
  const [, file = "", title = ""] = /^`([^`]+)`(?: › (.+))?$/u.exec(line.trim()) ?? [];
  return { file, title };
}

/** Rows of every table whose last two columns are `where` and `test`. */
export function readMap(markdown: string): SpecRule[] {
  let isMapTable = false;
  return markdown.split("\n").flatMap((line) => {
    if (!line.startsWith("|")) isMapTable = false;
    const cells = line.split(/(?<!\\)\|/u).slice(1, -1);
    const [test = "", where = "", ...rule] = cells.map((cell) => cell.trim()).toReversed();
    if (test === "test" && where === "where") {
      isMapTable = true;
      return [];
    }
    if (!isMapTable || test.startsWith("---")) return [];
    const paths = [...where.matchAll(/`([^`]+)`/gu)].map(([, path = ""]) => path);
    return [
      { rule: rule.toReversed().join(" "), paths, tests: test.split("<br>").map(citationIn) },
    ];
  });
}

/** A title as the code writes it, with `${name}`, `$name` and `%s` or `%d` standing for anything. */
function matcherOf(title: string): RegExp {
  const parts = title.split(/\$\{[^}]*\}|\$\w+|%[sdifjo]/u);
  const literal = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/gu, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`, "u");
}

/** Why a citation does not count, or nothing when every test it means was run and passed. */
export function faultOf({ file, title }: Citation, outcomes: TestOutcome[]): string | undefined {
  const matcher = matcherOf(title);
  const meant = outcomes.filter(
    (outcome) =>
      outcome.file === file && (title === "" || outcome.names.some((name) => matcher.test(name))),
  );
  if (meant.length === 0) return `was not run: ${file} › ${title}`;
  return meant.every(({ hasPassed }) => hasPassed) ? undefined : `failed: ${file} › ${title}`;
}
