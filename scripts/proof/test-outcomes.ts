import { z } from "zod";

/** One test as a runner reported it; `names` are its own title and those of the groups around it. */
export type TestOutcome = { file: string; names: string[]; hasPassed: boolean };

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
  suites?: Suite[] | undefined;
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
    suites: z.array(PlaywrightSuite).optional(),
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
