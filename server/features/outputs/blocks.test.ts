import { expect, test } from "vitest";
import type { Output, ReportContent } from "#contract/output.ts";
import { toolTypes } from "#contract/output.ts";
import { isRecord, recordsOf } from "#contract/walk.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";
import { listBlocks } from "#tools/report/blocks.ts";
import before from "#tools/fixtures/reports-before-ids.json" with { type: "json" };

const app = useTestApp();
useWorker(app);
const make = useFactories(app);

function risksOf(content: ReportContent | null): Record<string, unknown>[] {
  return isRecord(content) ? recordsOf(content["risks"]) : [];
}

function idsOf(content: ReportContent | null): unknown[] {
  return risksOf(content).map(({ id }) => id);
}

/** A recruiter with an intake brief that the built-in writer has just written. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createFinishedJob({
    requirements: Array.from({ length: 10 }, (_, at) => `Skill number ${at}`).join("\n"),
    redFlags: ["unstable team"],
  });
  const read = () => rita.getOutput(job.id, "intakeSync");
  const { id, content } = await read();
  const path = `/api/outputs/${id}`;
  return {
    ...rita,
    read,
    content: content as Record<string, unknown>,
    save: async (risks: unknown) =>
      (
        await rita.send("PATCH", path, { content: { ...(content as object), risks } })
      ).json<Output>(),
    restore: async (version: number) =>
      (await rita.send("POST", `${path}/versions/${version}/restore`)).json<Output>(),
    regenerate: async () => {
      const { version } = await read();
      await rita.send("POST", `/api/jobs/${job.id}/generate/intakeSync`);
      return eventually(read, (now) => now.status === "completed" && now.version > version);
    },
  };
}

test("blocks keep their ids when a report is moved about, edited, restored and written again [S-719]", async () => {
  const { content, save, restore, regenerate } = await atWork();
  const ids = idsOf(content);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(1);

  const moved = await save(risksOf(content).toReversed());
  expect(idsOf(moved.content)).toEqual(ids.toReversed());
  expect(moved.editedSections).toEqual(["risks"]);

  const [first, ...others] = risksOf(content);
  const edited = await save([{ ...first, risk: "In the words of a person." }, ...others]);
  expect(idsOf(edited.content)).toEqual(ids);

  expect(idsOf((await restore(2)).content)).toEqual(ids.toReversed());
  expect(idsOf((await regenerate()).content)).toEqual(ids.toReversed());
});

test("an edit that sends no ids is told by its words, and nobody counts as its author for that [S-719]", async () => {
  const { content, save } = await atWork();
  const ids = idsOf(content);
  const bare = risksOf(content).map(({ id: _id, ...risk }) => risk);
  const same = await save(bare);
  expect(idsOf(same.content)).toEqual(ids);
  expect(same.editedSections).toEqual([]);
  const [first, ...others] = bare;
  const fewer = await save(others);
  expect(idsOf(fewer.content)).toEqual(ids.slice(1));
  expect(first).toBeDefined();
});

test("an id chosen while writing again survives a person's words", async () => {
  const { content, save, regenerate } = await atWork();
  const [first, ...others] = risksOf(content);
  await save([{ ...first, id: "b-0000000001" }, ...others]);
  const again = await regenerate();
  expect(idsOf(again.content)[0]).toBe("b-0000000001");
});

test.each(toolTypes)(
  "%s as it was stored before ids opens, edits, restores and exports [S-722]",
  async (tool) => {
    const rita = await hireRecruiter(app(), make());
    const { jobId, outputs } = await make().job(rita.home, rita);
    const outputId = outputs[tool];
    const path = `/api/outputs/${outputId}`;
    const old: Record<string, unknown> = before[tool];
    for (const table of [
      "outputs set content = $2 where id",
      "output_versions set content = $2 where output_id",
    ])
      await make().admin.query(`update ${table} = $1`, [outputId, JSON.stringify(old)]);

    const opened = await rita.getOutput(jobId, tool);
    expect(opened.content).toEqual(old);
    expect((await rita.send("GET", `${path}/examination`)).statusCode).toBe(200);

    const [key] = Object.keys(old);
    const edit = { ...old, [key ?? ""]: "In the words of a person." };
    const edited = (await rita.send("PATCH", path, { content: edit })).json<Output>();
    expect(edited.editedSections).toEqual([key]);
    const blocks = listBlocks(tool, edited.content as Record<string, unknown>);
    expect(blocks.filter(({ id }) => id === null)).toEqual([]);

    const back = await rita.send("POST", `${path}/versions/${opened.version}/restore`);
    const restored = back.json<Output>();
    expect(restored.editedSections).toEqual([]);
    const kept = new Set(
      listBlocks(tool, restored.content as Record<string, unknown>).map(({ id }) => id),
    );
    expect(blocks.filter(({ id }) => !kept.has(id))).toEqual([]);
    expect((await rita.send("GET", `/api/jobs/${jobId}/export/combined-pdf`)).statusCode).toBe(200);
  },
);
