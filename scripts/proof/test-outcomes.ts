import { z } from "zod";
import { escapePattern } from "#english/matches.ts";

/** One test as a runner reported it; `names` are its own title and those of the groups around it. */
export type TestOutcome = { file: string; names: string[]; hasPassed: boolean };

/** A test file, and the name of one of its tests or groups; without a name the whole file is meant. */
export type Citation = { file: string; title: string };

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          ancestorTitles: z.array(z.string()),
          status: z.string(),
        }),
      ),
    }),
  ),
});

type Suite = {
  file: string;
  title: string;
  specs: { file: string; title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
};

const PlaywrightSuite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    title: z.string(),
    specs: z.array(
      z.object({
        file: z.string(),
        title: z.string(),
        ok: z.boolean(),
        tests: z.array(z.object({ status: z.string() })),
      }),
    ),
    suites: z.array(PlaywrightSuite).exactOptional(),
  }),
);

const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite) });

export function outcomesOfVitest(report: unknown, root: string): TestOutcome[] {
  return VitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, ancestorTitles, status }) => ({
      file: name.slice(root.length + 1),
      names: [...ancestorTitles, title],
      hasPassed: status === "passed",
    })),
  );
}

function outcomesOfSuite(suite: Suite, groups: string[]): TestOutcome[] {
  const names = [...groups, suite.title];
  const own = suite.specs.map(({ file, title, ok, tests }) => ({
    file: `e2e/${file}`,
    names: [...names, title],
    hasPassed: ok && tests.every(({ status }) => status === "expected" || status === "flaky"),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => outcomesOfSuite(inner, names))];
}

export function outcomesOfPlaywright(report: unknown): TestOutcome[] {
  return PlaywrightReport.parse(report).suites.flatMap((suite) => outcomesOfSuite(suite, []));
}

/** A name as the code writes it, with `${name}`, `$name` and `%s` or `%d` standing for anything. */
function matcherOf(title: string): RegExp {
  const parts = title.split(/\$\{[^}]*\}|\$\w+|%[sdifjo]/u);
  const literal = parts.map((part) => escapePattern(part));
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
  return meant.every(({ hasPassed }) => hasPassed)
    ? undefined
    : `failed or was skipped: ${file} › ${title}`;
}
