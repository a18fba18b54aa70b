import { expect, test } from "vitest";
import type { Output, OutputVersion, OutputVersionText } from "#contract/output.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import { isRecord } from "#contract/walk.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";
import { startWorker } from "#server/worker.ts";
import { saysSame } from "#tools/report/merging/same-text.ts";
import { listParts } from "#tools/report/parts.ts";

const app = useTestApp();
const make = useFactories(app);

const tool = "offerNavigator";
const form = {
  title: "Welder",
  location: "Dayton, OH",
  requirements: "Three years of MIG welding\nA driver's license",
  salaryRange: "$50,000 - $60,000",
};

async function whileWorking<T>(act: () => Promise<T>): Promise<T> {
  const worker = await startWorker(app().deps);
  try {
    return await act();
  } finally {
    await worker.stop();
  }
}

/** A report that was written from one pay, then from another, and a third pay that marks it. Nobody works now. */
async function writtenTwice() {
  const ines = await hireRecruiter(app(), make());
  const omar = await hireRecruiter(app(), make(), ines.home);
  const change = (edit: object) => ines.send("PATCH", `/api/jobs/${job.id}`, edit);
  const job = await ines.createJob(form);
  const read = () => ines.getOutput(job.id, tool);
  const until = (isRight: (now: Output) => boolean) => eventually(read, isRight, 20_000);
  const generate = (who = ines, words = {}) =>
    who.send("POST", `/api/jobs/${job.id}/generate/${tool}`, words);
  await whileWorking(async () => {
    await until(({ status }) => status === "completed");
    // One must-have less, so that the facts of the first text have other numbers by now.
    await change({ requirements: "A driver's license", salaryRange: "$70,000 - $80,000" });
    await generate();
    await until(({ version, status }) => status === "completed" && version === 2);
    await change({ salaryRange: "$90,000 - $99,000" });
    await until(({ isOutdated }) => isOutdated);
  });
  const path = `/api/outputs/${(await read()).id}`;
  const versionText = async (version: number) => {
    const answer = await ines.send("GET", `${path}/versions/${version}`);
    return partsOf(answer.json<OutputVersionText>());
  };
  return { ines, omar, path, read, until, generate, versionText };
}

function partsOf({ content }: { content: unknown }): Map<string, unknown> {
  if (!isRecord(content)) throw new Error("no report");
  return new Map(listParts(tool, content).map(({ key, own }) => [key, own]));
}

test.each([
  ["the whole report is written again", {}],
  ["only what changed is written again", { only: "changed" }],
])("a version that is restored while %s stays, and the new text is offered", async (_, words) => {
  const { ines, omar, path, until, generate, versionText } = await writtenTwice();
  expect((await generate(omar, words)).statusCode).toBe(202);
  await ines.send("POST", `${path}/versions/1/restore`);
  const after = await whileWorking(() =>
    until(({ status, version }) => status === "completed" && version === 4),
  );
  const [first, second, now] = [await versionText(1), await versionText(2), partsOf(after)];
  const restored = [...first].filter(([key, own]) => !saysSame(own, second.get(key)));
  expect(restored.length).toBeGreaterThan(2);
  for (const [key, own] of restored)
    expect([key, saysSame(now.get(key), own)]).toEqual([key, true]);
  const offers = (await ines.send("GET", `${path}/suggestions`)).json<Suggestion[]>();
  expect(JSON.stringify(offers.map((one) => one.after))).toContain("$90,000");
});

test("a version that was restored before the report was asked for is replaced by it", async () => {
  const { ines, path, until, generate } = await writtenTwice();
  await ines.send("POST", `${path}/versions/1/restore`);
  await generate();
  const after = await whileWorking(() =>
    until(({ status, version }) => status === "completed" && version === 4),
  );
  expect(after).toMatchObject({ editedSections: [], openSuggestions: 0 });
});

test("whoever presses Update what changed is the author of the version", async () => {
  const { ines, omar, path, until, generate } = await writtenTwice();
  await make().admin.query("update users set name = 'Omar Presses' where id = $1", [omar.userId]);
  await generate(omar, { only: "changed" });
  await whileWorking(() => until(({ status, version }) => status === "completed" && version === 3));
  const [newest] = (await ines.send("GET", `${path}/versions`)).json<OutputVersion[]>();
  expect(newest).toMatchObject({ version: 3, kind: "generated", authorName: "Omar Presses" });
});
