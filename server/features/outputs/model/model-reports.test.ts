import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { expect, test } from "vitest";
import { withoutBlockIds } from "#contract/block.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import {
  answerTo,
  jobWords,
  organizationWords,
  readReports,
  useModelApp,
} from "#server/test/model/model-app.ts";
import { toolOf } from "#server/test/model/model-answers.ts";
import { watch } from "#server/test/rig/watch.ts";
import { tools } from "#tools/tools.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";
import { ReportMetadata } from "#tools/report/metadata.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

const rig = useModelApp();

const says = (tool: ToolType) =>
  `Quillwater's pager decides this search, says the model (${tool}).`;

/** A good answer whose summary is the model's own. */
function ownAnswer(call: Parameters<typeof answerTo>[0]): Draft {
  const answer = answerTo(call) as Record<string, Draft>;
  const [key = ""] = Object.keys(answer);
  return { ...answer, [key]: { ...answer[key], answer: says(toolOf(call)) } };
}

test("a model writes all six reports, each in one call, and says so [R-26]", async () => {
  const us = await rig.team();
  rig.model().behave((call) => ({ content: ownAnswer(call), chunkChars: 500 }));
  const job = await rig.createJob(us);
  const reports = await readReports(us.anna, job.id);
  expect(rig.model().calls.map(toolOf).sort()).toEqual([...toolTypes].sort());
  for (const tool of toolTypes) {
    expect([tool, reports[tool].error, reports[tool].status]).toEqual([tool, null, "completed"]);
    const { metadata, ...sections } = reports[tool].content ?? {};
    expect(Object.keys(sections)).toEqual(tools[tool].sections.map(({ key }) => key));
    expect(JSON.stringify(Object.values(sections)[0])).toContain(says(tool));
    const stamp = ReportMetadata.parse(metadata);
    expect(stamp.engine).toBe("compatible/local");
    expect(stamp.promptVersion).toMatch(/^rules-\d+\/[a-z-]+-\d+$/u);
    expect(stamp.tokens).toEqual({ input: 20_000, cached: 0, output: 500 });
    expect(stamp.costMicros).toBeNull();
    expect(stamp.durationMs).toBeGreaterThan(0);
    expect(stamp.replacedSections).toBeUndefined();
  }
});

test("sections and fields that code owns are ours, whatever the model would like", async () => {
  const us = await rig.team();
  const job = await rig.createJob(us);
  const reports = await readReports(us.anna, job.id);
  const briefing = {
    ...briefOn(jobWords, organizationWords, {}, shippedMarket()),
    // Due days count from the day of writing.
    now: new Date(),
  };
  for (const tool of toolTypes) {
    const ours = serverTools[tool].schema.parse(serverTools[tool].write(briefing));
    const owned = Object.keys(ours).filter((key) => !modelSectionsOf(tool).includes(key));
    expect(owned.length).toBeGreaterThan(0);
    for (const key of owned) {
      expect(withoutBlockIds(reports[tool].content?.[key])).toEqual(ours[key]);
    }
  }
  const { jobPost } = reports.attractSourceKit.content as { jobPost: Draft };
  expect(jobPost).toMatchObject({
    range: { min: 148_000, max: 176_000, currency: "USD", period: "year" },
    lint: { words: expect.any(Number) as number },
  });
  expect(JSON.stringify(rig.model().calls.map(({ body }) => body.response_format))).not.toMatch(
    /"(?:lint|range|links|interviewPlan|marketSnapshot|booleanStrings|difficulty)"/u,
  );
});

test("finished sections are shown while the rest is still being written [X-18]", async () => {
  const us = await rig.team();
  rig.model().behave((call) => ({ content: answerTo(call), chunkChars: 400, chunkEveryMs: 60 }));
  const job = await rig.createJob(us);
  const address = await rig.app().app.listen({ host: "127.0.0.1", port: 0 });
  const stream = await watch(address, job.id, us.anna.cookie);
  const reports = await readReports(us.anna, job.id);
  const shown = stream.events.flatMap(({ event, data }) => (event === "partial" ? [data] : []));
  for (const tool of toolTypes) {
    const { id, content } = reports[tool];
    const mine = shown.filter(({ outputId }) => outputId === id);
    expect(mine.length).toBeGreaterThan(1);
    for (const { generation, sections = {} } of mine) {
      expect(generation).toBe(1);
      const order = tools[tool].sections.map(({ key }) => key);
      expect(Object.keys(sections)).toEqual(order.filter((key) => key in sections));
      const done = modelSectionsOf(tool).filter((key) => key in sections);
      const inReport = done.map((key) => unsigned(content?.[key]));
      expect(inReport).toEqual(done.map((key) => unsigned(sections[key])));
    }
  }
});

/** Without what is added after writing. */
function unsigned(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(withoutBlockIds(value), (key, part: unknown) =>
      key === "signature" || key === "characters" ? undefined : part,
    ),
  );
}

test("whoever asks for the built-in writer gets it, and no call is made [X-19]", async () => {
  const us = await rig.team();
  const job = await rig.createJob(us);
  await readReports(us.anna, job.id);
  rig.model().calls.length = 0;
  await rig.generate(us.anna, job.id, "marketPulse", { writer: "built-in" });
  const { marketPulse } = await readReports(us.anna, job.id);
  expect(marketPulse.content?.metadata).toMatchObject({ engine: "built-in", tokens: null });
  expect(rig.model().calls).toEqual([]);

  await rig.generate(us.anna, job.id, "marketPulse");
  const again = await readReports(us.anna, job.id);
  expect(again.marketPulse.content?.metadata).toMatchObject({ engine: "compatible/local" });
  expect(rig.model().calls).toHaveLength(1);
});

test("an organization whose admins chose the built-in writer never calls a model [X-19]", async () => {
  const us = await rig.team();
  expect((await us.anna.send("PATCH", us.path, { reportWriter: "built-in" })).statusCode).toBe(200);
  const job = await rig.createJob(us);
  const { offerNavigator } = await readReports(us.anna, job.id);
  expect(offerNavigator.content?.metadata).toMatchObject({ engine: "built-in" });
  expect(rig.model().calls).toEqual([]);
  expect((await us.anna.send("GET", us.path)).json()).toMatchObject({ reportWriter: "built-in" });
});

test("twenty clicks make one call, and Regenerate All pressed twice one per report", async () => {
  const us = await rig.team();
  const job = await rig.createJob(us);
  await readReports(us.anna, job.id);
  rig.model().behave((call) => ({ content: answerTo(call), headersAfterMs: 3_000 }));

  rig.model().calls.length = 0;
  const clicks = Array.from({ length: 20 }, () => rig.generate(us.anna, job.id, "intakeSync"));
  const answers = (await Promise.all(clicks)).map((click) => click.json<{ generation: number }>());
  expect(new Set(answers.map(({ generation }) => generation))).toEqual(new Set([2]));
  await readReports(us.anna, job.id);
  expect(rig.model().calls.map(toolOf)).toEqual(["intakeSync"]);

  rig.model().calls.length = 0;
  const presses = [1, 2].map(() => us.anna.send("POST", `/api/jobs/${job.id}/process`));
  expect((await Promise.all(presses)).map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  await readReports(us.anna, job.id);
  expect(rig.model().calls.map(toolOf).sort()).toEqual([...toolTypes].sort());
});
