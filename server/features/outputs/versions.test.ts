import { expect, test } from "vitest";
import type { Output, OutputVersion, OutputVersionText, ReportContent } from "#contract/output.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp();
useWorker(app);
const make = useFactories(app);

/** A recruiter with a report that the built-in writer has just written. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createFinishedJob();
  const read = () => rita.getOutput(job.id, "intakeSync");
  const written = await read();
  const path = `/api/outputs/${written.id}`;
  const content = written.content as Record<string, unknown>;
  return {
    ...rita,
    job,
    path,
    read,
    content,

    edit: async (text: ReportContent): Promise<Output> => {
      return (await rita.send("PATCH", path, { content: text })).json<Output>();
    },
    regenerate: async (): Promise<Output> => {
      const { version } = await read();
      await rita.send("POST", `/api/jobs/${job.id}/generate/intakeSync`);
      return eventually(read, (now) => now.status === "completed" && now.version > version);
    },
    restore: async (version: number, body?: object): Promise<Output> => {
      return (await rita.send("POST", `${path}/versions/${version}/restore`, body)).json<Output>();
    },
    list: async (): Promise<OutputVersion[]> => {
      return (await rita.send("GET", `${path}/versions`)).json<OutputVersion[]>();
    },
    readVersion: async (version: number): Promise<OutputVersionText> => {
      return (await rita.send("GET", `${path}/versions/${version}`)).json<OutputVersionText>();
    },
  };
}

test("every text is listed, newest first, with who wrote it, when, and from which generation", async () => {
  const { content, edit, regenerate, restore, list, userId } = await atWork();
  await make().admin.query("update users set name = 'Rita Recruiter' where id = $1", [userId]);
  await edit({ ...content, summary: "Mine" });
  await regenerate();
  await restore(2);
  const versions = await list();
  expect(versions).toEqual(
    [
      { version: 4, kind: "restored", authorName: "Rita Recruiter", generation: 1 },
      { version: 3, kind: "generated", authorName: null, generation: 2 },
      { version: 2, kind: "edited", authorName: "Rita Recruiter", generation: 1 },
      { version: 1, kind: "generated", authorName: null, generation: 1 },
    ].map((version) => ({ ...version, createdAt: expect.any(String) as string })),
  );
  const times = versions.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("nothing a person wrote is lost: edited, written again, brought back", async () => {
  const { content, edit, regenerate, restore, read, readVersion } = await atWork();
  const mine = { ...content, summary: "My own words", extra: ["kept"] };
  await edit(mine);
  const again = await regenerate();
  expect(again.content).not.toEqual(mine);
  expect(again).toMatchObject({ editedVersion: 2, version: 3 });
  expect((await readVersion(2)).content).toEqual(mine);
  const back = await restore(2, { baseVersion: 3 });
  expect(back).toMatchObject({ version: 4, content: mine });
  expect(await read()).toEqual(back);
  expect((await readVersion(3)).content).toEqual(again.content);
});

test("after a regeneration the answer names the sections a person had edited, and where they are", async () => {
  const { content, edit, regenerate, read } = await atWork();
  expect(await read()).toMatchObject({ editedVersion: null, editedSections: [] });
  const { risks, ...others } = content;
  expect(risks).toBeDefined();
  const edited = await edit({ ...others, summary: "Mine", mine: 1, metadata: { by: "me" } });
  expect(edited.editedVersion).toBe(2);
  expect(edited.editedSections.toSorted()).toEqual(["mine", "risks", "summary"]);
  const again = await regenerate();
  expect(again.editedVersion).toBe(2);
  expect(again.editedSections.toSorted()).toEqual(["mine", "risks", "summary"]);
  expect(await regenerate()).toMatchObject({ editedVersion: null, editedSections: [] });
});

test("a second edit is compared with what was generated, not with the first edit", async () => {
  const { content, edit } = await atWork();
  await edit({ ...content, summary: "Once" });
  const second = await edit({ ...content, summary: "Once", mine: "Twice" });
  expect(second.editedSections.toSorted()).toEqual(["mine", "summary"]);
  expect(await edit({ ...content })).toMatchObject({ editedVersion: null, editedSections: [] });
});

test("a report whose record holds a measure we no longer take opens and is edited as before", async () => {
  const { content, path, read, readVersion, edit } = await atWork();
  const metadata = { ...(content["metadata"] as object), boilerplatePercent: 12.5 };
  const old = { ...content, metadata };
  const id = Number(path.split("/").at(-1));
  const { admin } = make();
  await admin.query("update outputs set content = $2 where id = $1", [id, JSON.stringify(old)]);
  await admin.query("update output_versions set content = $2 where output_id = $1", [
    id,
    JSON.stringify(old),
  ]);
  expect((await read()).content).toEqual(old);
  expect((await readVersion(1)).content).toEqual(old);
  const edited = await edit({ ...old, summary: "Mine" });
  expect(edited).toMatchObject({ content: { metadata }, editedSections: ["summary"] });
});

test("the same report as JSON text is no edit, and plain text replaces every section", async () => {
  const { content, edit } = await atWork();
  expect((await edit(JSON.stringify(content))).editedSections).toEqual([]);
  const sections = Object.keys(content).filter((key) => key !== "metadata");
  expect((await edit("Only this.")).editedSections.toSorted()).toEqual(sections.toSorted());
});

test("an edit made while the report is being written again is compared with what it was made of", async () => {
  const { content, edit, send, path, list, readVersion } = await atWork();
  await make().admin.query(
    "update outputs set status = 'queued', gen = 2, task_id = null, updated_at = now() + interval '1 hour' where id = $1",
    [Number(path.split("/").at(-1))],
  );
  const edited = await edit({ ...content, summary: "Meanwhile" });
  expect(edited).toMatchObject({ editedSections: ["summary"], status: "processing" });
  expect((await list())[0]).toMatchObject({ kind: "edited", generation: 1 });
  expect((await readVersion(2)).content).toMatchObject({ summary: "Meanwhile" });
  expect((await send("GET", `${path}/versions/3`)).statusCode).toBe(404);
});

test("a generated text brought back is nobody's edit, and an edit of it is compared with it", async () => {
  const { content, edit, regenerate, restore } = await atWork();
  await edit({ ...content, summary: "Mine" });
  await regenerate();
  expect(await restore(1)).toMatchObject({ version: 4, editedVersion: null, editedSections: [] });
  const edited = await edit({ ...content, mine: 1 });
  expect(edited.editedSections).toEqual(["mine"]);
});

test("bringing a text back on an older version is refused, as is one that never was", async () => {
  const { content, edit, restore, send, path, read } = await atWork();
  await edit({ ...content, summary: "Mine" });
  const before = await read();
  expect(await restore(1, { baseVersion: 1 })).toMatchObject({ code: "conflict" });
  expect(await restore(7)).toMatchObject({ code: "notFound" });
  for (const version of ["0", "x", "1000001", "-1"]) {
    expect((await send("GET", `${path}/versions/${version}`)).statusCode).toBe(400);
  }
  expect(await read()).toEqual(before);
});

test("a text brought back says when the job has changed since it was written", async () => {
  const { regenerate, restore, send, job } = await atWork();
  await send("PATCH", `/api/jobs/${job.id}`, { location: "Oslo" });
  expect((await regenerate()).isOutdated).toBe(false);
  expect((await restore(1)).isOutdated).toBe(true);
  expect((await restore(2)).isOutdated).toBe(false);
});
