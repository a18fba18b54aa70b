import { expect, test } from "vitest";
import type { Output, OutputVersion, OutputVersionText, ReportContent } from "#contract/output.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { tellCause } from "#tools/report/version-cause.ts";
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

test("every text is listed, newest first, with who wrote or asked for it, when, why, and from which generation", async () => {
  const { content, edit, regenerate, restore, list, userId } = await atWork();
  await make().admin.query("update users set name = 'Rita Recruiter' where id = $1", [userId]);
  await edit({ ...content, summary: "Mine" });
  await regenerate();
  await restore(2);
  const versions = await list();
  expect(versions).toEqual(
    [
      { version: 4, kind: "restored", generation: 1, cause: { fromVersion: 2 } },
      { version: 3, kind: "generated", generation: 2, cause: { facts: [] } },
      { version: 2, kind: "edited", generation: 1, cause: { sections: ["summary"] } },
      { version: 1, kind: "generated", generation: 1, cause: {} },
    ].map((version) => ({
      ...version,
      authorName: "Rita Recruiter",
      createdAt: expect.any(String) as string,
    })),
  );
  const times = versions.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("nothing a person wrote is lost: edited, written again, replaced, brought back", async () => {
  const { content, edit, regenerate, restore, read, readVersion } = await atWork();
  const mine = { ...content, summary: "My own words", extra: ["kept"] };
  await edit(mine);
  const again = await regenerate();
  const kept = { summary: "My own words", extra: ["kept"] };
  expect(again).toMatchObject({ editedVersion: 3, version: 3, content: kept });
  await edit(content);
  expect((await readVersion(2)).content).toEqual(mine);
  const back = await restore(2, { baseVersion: 4 });
  expect(back).toMatchObject({ version: 5, content: mine });
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
  for (const at of [3, 4]) {
    const { editedVersion, editedSections } = await regenerate();
    expect([editedVersion, ...editedSections.toSorted()]).toEqual([at, "mine", "risks", "summary"]);
  }
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
  const { regenerate, restore, read, send, job } = await atWork();
  await send("PATCH", `/api/jobs/${job.id}`, { location: "Oslo" });
  expect((await regenerate()).isOutdated).toBe(false);
  await restore(1);
  await eventually(read, ({ isOutdated }) => isOutdated);
  expect((await restore(2)).isOutdated).toBe(false);
});

test("a report written again names the facts that had changed since the text before it", async () => {
  const { regenerate, list, send, job } = await atWork();
  const sentence = async () => {
    const [newest] = await list();
    return newest && tellCause("intakeSync", newest);
  };
  expect(await sentence()).toBe("First draft");
  await regenerate();
  expect(await sentence()).toBe("Regenerated from the same facts");
  await send("PATCH", `/api/jobs/${job.id}`, { location: "Oslo, Norway" });
  await regenerate();
  expect(await sentence()).toBe("Regenerated after place changed");
});

test("an edit names what it changed in the text before it, not all that a person ever changed", async () => {
  const { content, edit, list } = await atWork();
  await edit({ ...content, summary: "Once" });
  await edit({ ...content, summary: "Once", mine: "Twice" });
  expect((await list()).map(({ cause }) => cause)).toEqual([
    { sections: ["mine"] },
    { sections: ["summary"] },
    {},
  ]);
});

test("versions from before causes were kept are listed without one", async () => {
  const { list, path, restore } = await atWork();
  const id = Number(path.split("/").at(-1));
  await make().admin.query("update output_versions set cause = null where output_id = $1", [id]);
  expect((await list()).map(({ cause }) => cause)).toEqual([null]);
  await restore(1, { sections: ["summary"] });
  expect((await list()).map((one) => tellCause("intakeSync", one))).toEqual([
    "Restored Summary from version 1",
    "Written",
  ]);
});

test("one section is brought back: a new version, the other sections as they are now", async () => {
  const { content, edit, restore, list, readVersion } = await atWork();
  const mine = { ...content, summary: "My summary", mine: "My section" };
  await edit(mine);
  const back = await restore(1, { baseVersion: 2, sections: ["summary"] });
  expect(back).toMatchObject({ version: 3, editedVersion: 3, editedSections: ["mine"] });
  expect(back.content).toEqual({ ...mine, summary: content["summary"] });
  expect((await readVersion(2)).content).toEqual(mine);
  expect((await list())[0]).toMatchObject({
    kind: "restored",
    generation: 1,
    cause: { fromVersion: 1, sections: ["summary"] },
  });
  const without = await restore(1, { sections: ["mine"] });
  expect(without.content).toEqual(content);
});

test("a section taken from an older generation stays a person's choice in the newer one", async () => {
  const { regenerate, restore, edit, content, send, job } = await atWork();
  await edit({ ...content, summary: "My summary" });
  await send("PATCH", `/api/jobs/${job.id}`, { location: "Oslo, Norway" });
  const again = await regenerate();
  const back = await restore(2, { sections: ["summary"] });
  expect(back).toMatchObject({ isOutdated: false, editedSections: ["summary"], editedVersion: 4 });
  expect(back.content).toEqual({ ...(again.content as object), summary: "My summary" });
});

test("sections that neither text has, or on an older version, are refused", async () => {
  const { restore, edit, content, read, send, path } = await atWork();
  await edit({ ...content, summary: "Mine" });
  const before = await read();
  expect(await restore(1, { sections: ["nothing"] })).toMatchObject({ code: "notFound" });
  expect(await restore(1, { sections: ["metadata"] })).toMatchObject({ code: "notFound" });
  expect(await restore(1, { sections: ["summary"], baseVersion: 1 })).toMatchObject({
    code: "conflict",
  });
  const none = await send("POST", `${path}/versions/1/restore`, { sections: [] });
  expect(none.statusCode).toBe(400);
  expect(await read()).toEqual(before);
});
