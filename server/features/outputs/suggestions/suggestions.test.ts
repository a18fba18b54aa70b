import { expect, test } from "vitest";
import type { Output, OutputVersion } from "#contract/output.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import { isRecord, recordsOf, walkReport } from "#contract/walk.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp();
useWorker(app);
const make = useFactories(app);

type Row = Record<string, unknown>;

function sectionsOf({ content }: Output): Row {
  if (!isRecord(content)) throw new Error("no report");
  return content;
}

const guidanceOf = (output: Output) => recordsOf(sectionsOf(output)["negotiationGuidance"]);

/** A recruiter with a written Offer Navigator, and a colleague. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const omar = await hireRecruiter(app(), make(), rita.home);
  const job = await rita.createFinishedJob({
    title: "Welder",
    salaryRange: "$50,000 - $60,000",
    description: "We need a welder in Leeds. Requirements: MIG welding, 3 years of experience.",
  });
  const read = () => rita.getOutput(job.id, "offerNavigator");
  const { id } = await read();
  const path = `/api/outputs/${id}`;
  const suggestions = async () =>
    (await rita.send("GET", `${path}/suggestions`)).json<Suggestion[]>();
  return {
    ...rita,
    omar,
    path,
    read,
    suggestions,
    edit: async (change: (report: Row) => Row) => {
      const content = change(sectionsOf(await read()));
      const answer = await rita.send("PATCH", path, { content });
      return { status: answer.statusCode, body: answer.json<Output & { code?: string }>() };
    },
    lock: (part: string, isLocked = true) => rita.send("PUT", `${path}/locks`, { part, isLocked }),
    decide: (decisions: { id: number; decision: string }[], who = rita) =>
      who.send("POST", `${path}/suggestions`, { decisions }),
    changeJob: (change: object) => rita.send("PATCH", `/api/jobs/${job.id}`, change),
    versions: async () => (await rita.send("GET", `${path}/versions`)).json<OutputVersion[]>(),
    regenerate: async () => {
      const { version } = await read();
      await rita.send("POST", `/api/jobs/${job.id}/generate/offerNavigator`);
      return eventually(read, (now) => now.status === "completed" && now.version > version, 20_000);
    },
  };
}

const mySummary = { summary: { answer: "Hire a welder, says Rita.", text: "Her own words." } };

/** Rita changed the summary, and then the job so that the writer changes it too. */
async function withSuggestion() {
  const work = await atWork();
  await work.edit((report) => ({ ...report, ...mySummary }));
  await work.changeJob({
    title: "Head Welder",
    location: "Austin, TX",
    salaryRange: "$70,000 - $90,000",
  });
  await work.regenerate();
  const suggestion = (await work.suggestions()).find(({ part }) => part === "summary");
  if (!suggestion) throw new Error("nothing was offered");
  return { ...work, suggestion };
}

test("a report that nobody edited is simply replaced", async () => {
  const { regenerate, changeJob, suggestions, versions } = await atWork();
  await changeJob({ title: "Head Welder" });
  const again = await regenerate();
  expect(again).toMatchObject({ editedVersion: null, editedSections: [], openSuggestions: 0 });
  expect(await suggestions()).toEqual([]);
  expect(await versions()).toHaveLength(2);
});

test("a person's words stay when the report is written again, and the new ones are offered", async () => {
  const { read, suggestion } = await withSuggestion();
  const now = await read();
  expect(sectionsOf(now)).toMatchObject(mySummary);
  expect(now).toMatchObject({ editedVersion: now.version, editedSections: ["summary"] });
  expect(now.openSuggestions).toBeGreaterThan(0);
  expect(suggestion).toMatchObject({
    section: "summary",
    kind: "changed",
    before: mySummary.summary,
    decision: null,
    decidedBy: null,
  });
  expect(suggestion.cause).toMatch(/^Regenerated after .+ changed$/u);
  expect(isRecord(suggestion.after) && suggestion.after["answer"]).toBeTruthy();
});

test("what is recorded with the text is true of all of it", async () => {
  const { read } = await withSuggestion();
  const { metadata, ...report } = sectionsOf(await read());
  const { strings, numbers } = walkReport("offerNavigator", report);
  const cited = new Set([...strings, ...numbers].flatMap(({ facts }) => facts));
  expect(metadata).toMatchObject({ factsCited: [...cited].toSorted() });
});

test("accepted suggestions become one version with an author and a cause", async () => {
  const { suggestion, decide, versions, suggestions, omar } = await withSuggestion();
  const answer = await decide([{ id: suggestion.id, decision: "accept" }], omar);
  expect(answer.statusCode).toBe(200);
  const now = answer.json<Output>();
  expect(sectionsOf(now)["summary"]).toEqual(suggestion.after);
  const [newest] = await versions();
  expect(newest).toMatchObject({
    version: now.version,
    kind: "edited",
    cause: { accepted: 1, sections: ["summary"] },
  });
  expect(newest?.authorName).not.toBeNull();
  const decided = (await suggestions()).find(({ id }) => id === suggestion.id);
  expect(decided).toMatchObject({ decision: "accepted", before: mySummary.summary });
  expect([decided?.decidedBy, decided?.decidedAt]).not.toContain(null);
  expect((await decide([{ id: suggestion.id, decision: "keep" }])).statusCode).toBe(409);
});

test("what a person keeps stays readable and is not asked again until its facts change", async () => {
  const { suggestion, decide, read, suggestions, regenerate, changeJob, path } =
    await withSuggestion();
  const { version } = await read();
  expect((await decide([{ id: suggestion.id, decision: "keep" }])).statusCode).toBe(200);
  expect((await read()).version).toBe(version);
  const open = async () =>
    (await suggestions()).filter((one) => one.decision === null && one.part === "summary");
  expect(await open()).toEqual([]);
  // As if the writer had chosen other words for the same facts.
  await make().admin.query(
    `update output_versions set written = '{"summary":{"answer":"Other words.","text":"x"}}' where output_id = $1 and written is not null`,
    [path.split("/").at(-1)],
  );
  await regenerate();
  expect(await open()).toEqual([]);
  expect(await suggestions()).toContainEqual(
    expect.objectContaining({ id: suggestion.id, decision: "kept", before: mySummary.summary }),
  );
  await changeJob({
    title: "Master Welder",
    location: "Boston, MA",
    salaryRange: "$100,000 - $120,000",
  });
  await regenerate();
  expect(await open()).toHaveLength(1);
});

test("an edit leaves a suggestion open, beside the new words", async () => {
  const { suggestion, edit, suggestions } = await withSuggestion();
  const newer = { summary: { answer: "Hire two, says Rita.", text: "Newer words." } };
  await edit((report) => ({ ...report, ...newer }));
  const open = (await suggestions()).find(({ id }) => id === suggestion.id);
  expect(open).toMatchObject({ decision: null, before: newer.summary, after: suggestion.after });
  await edit((report) => ({ ...report, summary: suggestion.after }));
  expect((await suggestions()).filter(({ id }) => id === suggestion.id)).toEqual([]);
});

test("a locked part stays as it is, whoever writes, until somebody accepts the new text", async () => {
  const { lock, read, changeJob, regenerate, edit, suggestions, decide, omar } = await atWork();
  const before = await read();
  const locked = (await lock("summary")).json<Output>();
  expect(locked.locks).toMatchObject([{ part: "summary", section: "summary" }]);
  expect(locked.locks[0]?.lockedBy).not.toBeNull();
  await changeJob({
    title: "Head Welder",
    location: "Austin, TX",
    salaryRange: "$70,000 - $90,000",
  });
  const again = await regenerate();
  const text = (output: Output) => JSON.stringify(sectionsOf(output)["summary"]);
  expect(text(again)).toBe(text(before));
  const refused = await edit((report) => ({ ...report, ...mySummary }));
  expect([refused.status, refused.body.code]).toEqual([409, "partLocked"]);
  expect((await edit((report) => ({ ...report, mine: "A new section." }))).status).toBe(200);
  const suggestion = (await suggestions()).find(({ part }) => part === "summary");
  const taken = await decide([{ id: suggestion?.id ?? 0, decision: "accept" }], omar);
  expect(taken.json<Output>().locks).toEqual([]);
  expect(sectionsOf(taken.json<Output>())["summary"]).toEqual(suggestion?.after);
  const { rows } = await make().admin.query<{ object: string }>(
    "select object from audit_entries where object = $1",
    [`output:${before.id}/acceptedOverLock`],
  );
  expect(rows).toHaveLength(1);
});

test("a locked block stays while the rest of its section is written again", async () => {
  const { lock, read, changeJob, regenerate } = await atWork();
  const [first] = guidanceOf(await read());
  const key = String(first?.["id"]);
  await lock(key);
  await changeJob({
    title: "Head Welder",
    location: "Austin, TX",
    salaryRange: "$70,000 - $90,000",
  });
  const again = guidanceOf(await regenerate());
  expect(JSON.stringify(again.find(({ id }) => id === key))).toBe(JSON.stringify(first));
  expect((await lock(key, false)).json<Output>().locks).toEqual([]);
});

test("what is no part of the report cannot be locked, and unlocking is always possible", async () => {
  const { lock, read } = await atWork();
  expect((await lock("b-0000000000")).statusCode).toBe(404);
  expect((await lock("metadata")).statusCode).toBe(404);
  expect((await lock("b-0000000000", false)).statusCode).toBe(200);
  expect((await read()).locks).toEqual([]);
});

test("an edit made while the report is being written is kept", async () => {
  const { read, edit, changeJob, path, send } = await atWork();
  const { version, jobId } = await read();
  await changeJob({
    title: "Head Welder",
    location: "Austin, TX",
    salaryRange: "$70,000 - $90,000",
  });
  await send("POST", `/api/jobs/${jobId}/generate/offerNavigator`);
  await edit((report) => ({ ...report, mine: "Written meanwhile." }));
  const done = await eventually(
    read,
    (now) => now.status === "completed" && now.version >= version + 2,
    20_000,
  );
  expect(sectionsOf(done)["mine"]).toBe("Written meanwhile.");
  expect((await send("GET", `${path}/versions`)).json<OutputVersion[]>()).toHaveLength(
    done.version,
  );
});

test("a report that somebody emptied is written whole when they ask for it", async () => {
  const { edit, regenerate } = await atWork();
  await edit(() => ({}));
  expect(guidanceOf(await regenerate()).length).toBeGreaterThan(0);
});
