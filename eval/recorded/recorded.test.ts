import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { keepAnswers, writePrompts } from "#eval/recorded/answers.ts";
import { openRecordedJobs, type Opened } from "#eval/recorded/jobs.ts";
import { measureJob } from "#eval/recorded/measure.ts";
import { packageOf } from "#eval/recorded/package.ts";
import { playJobs, recordedTasks, type Played, type RecordedTask } from "#eval/recorded/play.ts";
import { goodAnswer } from "#server/test/model/model-answers.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let job: Opened;
let asked: Played[];
beforeAll(async () => {
  const found = openRecordedJobs().find(({ key }) => key === "truck-driver");
  if (!found) throw new Error("there is such a job");
  job = found;
  asked = await playJobs([job], new Map());
});

type Answers = Partial<Record<RecordedTask, unknown>>;

/** What comes of these answers to the job's prompts. */
async function replay(answers: Answers) {
  const { kept, played } = await play(answers);
  return measureJob(job, played, kept);
}

async function play(answers: Answers) {
  const kept = asked.flatMap(({ task, prompt }) => {
    const answer = answers[task];
    return answer === undefined
      ? []
      : [
          {
            job: job.key,
            task,
            promptHash: prompt.hash,
            answeredBy: "a test",
            answer: answer as Record<string, unknown>,
          },
        ];
  });
  const played = await playJobs([job], new Map(kept.map((one) => [one.promptHash, one.answer])));
  return { kept, played };
}

const asWe = (tool: ToolType) => goodAnswer(job.briefing, tool);
const lines = () =>
  job.stated.lines.map(({ id, place }) => ({
    id,
    place: place === "unplaced" ? ("noise" as const) : place,
  }));

test("each prompt is written out whole, with a hash that is the same at the next start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "prompts-"));
  writePrompts(folder, asked);
  expect(asked.map(({ task }) => task)).toEqual(recordedTasks);
  const [again] = await playJobs([job], new Map());
  expect(again?.prompt).toEqual(asked[0]?.prompt);
  const text = readFileSync(join(folder, "truck-driver/marketPulse.prompt.txt"), "utf8");
  expect(text).toMatch(/^prompt [0-9a-f]{16}\n\n===== system\n\nYou write recruiting reports/u);
  expect(text).toContain("Report: Market Pulse Intelligence");
  expect(text).toMatch(/===== schema of the answer\n\n\{\n "type": "object"/u);
  // An answer to a prompt that has changed since is not taken for one to today's.
  writeFileSync(join(folder, "truck-driver/reading.answer.json"), '{ "lines": [], "values": [] }');
  writeFileSync(join(folder, "truck-driver/reading.prompt.txt"), "another prompt");
  expect(() => keepAnswers(folder, "a test", asked)).toThrow(/answers another prompt/u);
  rmSync(folder, { recursive: true });
});

test("good answers are accepted at first, by one call each", async () => {
  const answers = Object.fromEntries(toolTypes.map((tool) => [tool, asWe(tool)]));
  const figures = await replay({ ...answers, reading: { lines: lines(), values: [] } });
  expect(figures).toMatchObject({ answered: 7, replaced: 0, refused: [], invented: 0, leaked: 0 });
  expect(figures.accepted).toBe(figures.sections);
  expect(figures.mostCalls).toBe(1);
  expect(figures.hasOnePrefix).toBe(true);
  expect(figures.lines).toBe(job.labelled.labels.lines.length);
  expect(figures.linesRight).toBeGreaterThan(figures.lines * 0.8);
});

test("an invented figure in a text for candidates is refused, named and replaced", async () => {
  const kit = asWe("attractSourceKit");
  const [first, ...rest] = kit["outreachTemplates"] as Record<string, unknown>[];
  const planted = {
    ...first,
    body: "{{first_name}}, the pay is $987,654 a year. May I call?",
    basis: "given",
  };
  const figures = await replay({
    attractSourceKit: { ...kit, outreachTemplates: [planted, ...rest] },
  });
  expect(figures.refused).toEqual([
    expect.objectContaining({
      where: "attractSourceKit.outreachTemplates[0].body",
      quote: "$987,654",
    }),
  ]);
  expect(figures.replaced).toBe(1);
  expect(figures.accepted).toBe(figures.sections - 1);
});

test("a package shows the model's sections, and ours where the model's were refused or never came", async () => {
  const kit = asWe("attractSourceKit");
  const [first, ...rest] = kit["outreachTemplates"] as Record<string, unknown>[];
  const pulse = asWe("marketPulse");
  const actions = pulse["recommendedActions"] as Record<string, unknown>[];
  const said = "Ring the drivers who turned the lane down last spring.";
  const { played } = await play({
    attractSourceKit: {
      ...kit,
      outreachTemplates: [
        { ...first, body: "{{first_name}}, the pay is $987,654 a year. May I call?" },
        ...rest,
      ],
    },
    marketPulse: {
      ...pulse,
      recommendedActions: actions.map((one, at) => (at === 0 ? { ...one, action: said } : one)),
    },
  });
  const text = packageOf(job, played);
  expect(text).toContain(said);
  expect(text).not.toContain("$987,654");
  expect(text).toContain("## Interview Coach");
});

test("a section that does not fit its schema is refused, and the others count", async () => {
  const pulse = { ...asWe("marketPulse"), recommendedActions: [] };
  const figures = await replay({ marketPulse: pulse });
  expect(figures.refused).toEqual([
    expect.objectContaining({
      where: "marketPulse.recommendedActions",
      what: "The section does not fit its schema.",
    }),
  ]);
  expect(figures.replaced).toBe(1);
});

test("a line or a value that is not there is counted as invented", async () => {
  const values = [{ name: "pay", line: 0, words: "$987,654 a year" }];
  const figures = await replay({
    reading: { lines: [...lines(), { id: 9_999, place: "duty" }], values },
  });
  expect(figures.invented).toBe(2);
});
