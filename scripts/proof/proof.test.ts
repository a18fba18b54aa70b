import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { claims } from "#scripts/proof/proof-claims.ts";
import { measures, readFigure, seenTests, tests, words } from "#scripts/proof/proof-figures.ts";
import { proofPage, proofRow, rowsOf } from "#scripts/proof/proof-page.ts";
import { compare, report } from "#bench/measure.ts";

const root = join(import.meta.dirname, "../..");
const ran = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  success: failed === 0,
  testResults: [],
});

/** What a bench really prints. */
function printed(work: () => void): string {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  work();
  log.mockRestore();
  return lines.join("\n");
}

test("a bench's lines are read with their verdicts, whatever else it prints", () => {
  const text = printed(() => {
    console.log("load before 2.10");
    report("L-01 p95", 91.25, 150, "ms");
    report("L-01 streams of 100 that ended early", 0, 0, "streams");
    compare({ name: "pick-up, p50", unit: "ms", ours: 9, bare: 3, goal: { times: 5 } });
  });
  expect(readFigure(measures(), { exitCode: 0, text })).toEqual({
    figure:
      "L-01 p95 91.25 ms; L-01 streams of 100 that ended early 0.00 streams; pick-up, p50 9.00 ms, 3.00 times the bare",
    isHeld: true,
  });
});

test("one figure over its limit, or a bench that ended badly, is a claim not held", () => {
  const text = printed(() => {
    report("a", 1, 2, "ms");
    report("b", 3, 2, "ms");
  });
  expect(readFigure(measures(), { exitCode: 1, text })).toEqual({
    figure: "a 1.00 ms; b 3.00 ms (over 2 ms); it ended with 1",
    isHeld: false,
  });
  expect(readFigure(measures(/a/u), { exitCode: 1, text }).isHeld).toBe(true);
  const good = printed(() => report("a", 1, 2, "ms"));
  expect(readFigure(measures(), { exitCode: 1, text: good }).isHeld).toBe(false);
});

test("tests count when some passed and none failed", () => {
  const read = (left: unknown, exitCode = 0) =>
    readFigure(tests(), { exitCode, text: "", report: left });
  expect(read(ran(12, 0))).toEqual({ figure: "12 passed, 0 failed", isHeld: true });
  expect(read(ran(11, 1), 1)).toMatchObject({ isHeld: false });
  expect(read(ran(0, 0))).toMatchObject({ isHeld: false });
  expect(read(undefined, 1)).toEqual({
    figure: "the test runner left no report; it ended with 1",
    isHeld: false,
  });
});

test("the quick form reads what the tests of this run said, and wants some of every file it names", () => {
  const outcome = (file: string, hasPassed = true) => ({ file, names: ["a"], hasPassed });
  const outcomes = [outcome("server/a.test.ts"), outcome("server/b.slow.ts"), outcome("web/a.ts")];
  expect(seenTests(["server/a", "server/b"], outcomes)).toEqual({
    figure: "2 passed, 0 failed",
    isHeld: true,
  });
  expect(seenTests(["server/a", "server/c"], outcomes)).toEqual({
    figure: "1 passed, 0 failed; no test of server/c was run",
    isHeld: false,
  });
  expect(seenTests(["server"], [...outcomes, outcome("server/d.test.ts", false)])).toEqual({
    figure: "2 passed, 1 failed",
    isHeld: false,
  });
});

test("a command that prints nothing to read is not held, with its last words", () => {
  const ending = { exitCode: 127, text: "sh: no such thing\n" };
  for (const read of [measures(), words(/^seed \d+$/gmu)]) {
    expect(readFigure(read, ending)).toEqual({
      figure: "no figure in what it printed; its last words: sh: no such thing; it ended with 127",
      isHeld: false,
    });
  }
});

test("a nemesis's table of violations is read with its seed", () => {
  const text = printed(() => console.log("seed 7, 10 minutes"));
  const table = "│ lost       │ 0      │\n│ doubled    │ 2      │\n│ kill -9 worker │ 11 │";
  const nemesis = claims.find(({ claim }) => claim.startsWith("Nemesis"));
  expect(nemesis && readFigure(nemesis.read, { exitCode: 1, text: `${text}\n${table}` })).toEqual({
    figure: "seed 7 10 minutes; lost 0; doubled 2; it ended with 1",
    isHeld: false,
  });
});

test("every npm script that a claim calls exists, in both forms", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const commands = claims.flatMap(({ command, quick }) => [command, quick ?? []].flat());
  const called = commands.flatMap((command) => /npm run (\S+)/u.exec(command)?.[1] ?? []);
  expect(called.length).toBeGreaterThan(10);
  expect(called.filter((name) => !scripts[name])).toEqual([]);
});

const claim = { claim: "A", goal: "0", command: "npm run a" };
const other = { claim: "B", goal: "0", command: "npm run b" };
const circumstances = { machine: "2 cores", form: "long" };

test("the page has one row a claim and says which are held, not held or never run", () => {
  const row = proofRow({ ...claim, figure: "0 | none", isHeld: true, run: "today, abc" });
  const page = proofPage([claim, other], new Map([["A", row]]), circumstances);
  expect(page).toContain("1 of 2 claims held.");
  expect(page).toContain("| A | 0 | 0 \\| none | held | today, abc | `npm run a` |");
  expect(page).toContain("| B | 0 | not run | not run |  | `npm run b` |");
  const told = { ...other, waitsFor: "it takes a night" };
  expect(proofPage([claim, told], rowsOf(page), circumstances)).toContain(
    "| B | 0 | not run: it takes a night | not run |",
  );
});

test("a row that is not held says what stands in the way, one that is held does not", () => {
  const row = { ...claim, figure: "3", run: "today", limitedBy: "two cores" };
  expect(proofRow({ ...row, isHeld: false })).toContain("| **not held**: two cores |");
  expect(proofRow({ ...row, isHeld: true })).toContain("| held |");
});

test("a row that is run again replaces its own, and the others stay as they were found", () => {
  const first = proofRow({ ...claim, figure: "0", isHeld: true, run: "monday, abc" });
  const second = proofRow({ ...other, figure: "3", isHeld: false, run: "monday, abc" });
  const page = proofPage(
    [claim, other],
    new Map([
      ["A", first],
      ["B", second],
    ]),
    circumstances,
  );
  const rows = rowsOf(page);
  expect([...rows.keys()]).toEqual(["A", "B"]);
  rows.set("B", proofRow({ ...other, figure: "0", isHeld: true, run: "tuesday, def" }));
  const next = proofPage([claim, other], rows, circumstances);
  expect(next).toContain(first);
  expect(next).toContain("| B | 0 | 0 | held | tuesday, def | `npm run b` |");
});
