import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { Output, ReportContent } from "#contract/output.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

/** A recruiter with a finished report at version 2. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const { jobId, outputs } = await make().job(rita.home, rita);
  const path = `/api/outputs/${outputs.intakeSync}`;
  return { ...rita, jobId, path, read: () => rita.getOutput(jobId, "intakeSync") };
}

const contents: [string, ReportContent][] = [
  ["an object, its sections in the order given", { risks: ["None"], summary: "First", odd: null }],
  ["plain text", "Hire slowly."],
  ["an empty text", ""],
  ["JSON text", '{"summary": "As text"}'],
  ["a text that looks like a number", "12"],
  ["a text that looks like nothing", "null"],
  ["a text that looks like a list", "[1, 2]"],
  ["an empty object", {}],
];

test.each(contents)(
  "a report can be replaced by %s and is read back the same [S-306]",
  async (_, content) => {
    const { send, path, read } = await atWork();
    const answer = await send("PATCH", path, { content });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Output>()).toMatchObject({ version: 3, status: "completed" });
    for (const shown of [answer.json<Output>(), await read()]) {
      expect(JSON.stringify(shown.content)).toBe(JSON.stringify(content));
    }
    const kept = await send("GET", `${path}/versions/3`);
    expect(JSON.stringify(kept.json<Output>().content)).toBe(JSON.stringify(content));
  },
);

test("a person's text completes a pending report: the version is theirs, and exports have it [S-403]", async () => {
  const { send, jobId, getJob, getOutput, userId } = await atWork();
  const { id } = (await send("POST", `/api/jobs/${jobId}/duplicate`)).json<Job>();
  const pending = await getOutput(id, "intakeSync");
  expect([pending.status, pending.content, pending.version]).toEqual(["pending", null, 0]);
  expect((await send("GET", `/api/jobs/${id}/export/combined-pdf`)).statusCode).toBe(409);
  const path = `/api/outputs/${pending.id}`;
  const answer = await send("PATCH", path, { content: { summary: "Mine" }, baseVersion: 0 });
  expect([answer.statusCode, answer.json<Output>()]).toMatchObject([
    200,
    { status: "completed", version: 1, editedVersion: 1, editedSections: ["summary"] },
  ]);
  expect(await getOutput(id, "intakeSync")).toEqual(answer.json<Output>());
  const [author] = (await make().admin.query("select name from users where id = $1", [userId]))
    .rows as { name: string }[];
  expect((await send("GET", `${path}/versions`)).json()).toMatchObject([
    { version: 1, kind: "edited", authorName: author?.name },
  ]);
  expect((await getJob(id)).outputs.map(({ status }) => status)).toContain("completed");
  expect((await send("GET", `/api/jobs/${id}/export/combined-pdf`)).statusCode).toBe(200);
});

test("a person's text in a pending report leaves a job processing while another is under way [S-403]", async () => {
  const { send, jobId, getJob, getOutput } = await atWork();
  const { id } = (await send("POST", `/api/jobs/${jobId}/duplicate`)).json<Job>();
  await send("POST", `/api/jobs/${id}/generate/marketPulse`);
  const pending = await getOutput(id, "intakeSync");
  await send("PATCH", `/api/outputs/${pending.id}`, { content: "Hire slowly." });
  expect((await getJob(id)).status).toBe("processing");
});

test("an edit of a report that is being written, or has failed, leaves its status alone", async () => {
  const { send, jobId, path, read } = await atWork();
  for (const status of ["processing", "failed"] as const) {
    await make().admin.query(
      "update outputs set status = $2 where job_id = $1 and tool_type = 'intakeSync'",
      [jobId, status],
    );
    await send("PATCH", path, { content: { summary: `While ${status}` } });
    expect(await read()).toMatchObject({ status, content: { summary: `While ${status}` } });
  }
});

test("what is no report, or cannot be stored, is refused", async () => {
  const { send, path, read } = await atWork();
  const before = await read();
  const wrong = [
    {},
    { content: null },
    { content: 5 },
    { content: ["a"] },
    { content: { summary: "nul \u0000" } },
    { content: { "\uD800": 1 } },
    { content: {}, status: "failed" },
    { content: {}, baseVersion: -1 },
    { content: {}, baseVersion: "2" },
  ];
  for (const body of wrong) {
    expect((await send("PATCH", path, body)).statusCode, `for ${JSON.stringify(body)}`).toBe(400);
  }
  const tooLarge = await send("PATCH", path, { content: "x".repeat(300_000) });
  expect(tooLarge.statusCode).toBe(413);
  const tooDeep = await send("PATCH", path, {
    content: { a: JSON.parse("[".repeat(40) + "]".repeat(40)) },
  });
  expect(tooDeep.statusCode).toBe(400);
  expect(await read()).toEqual(before);
});

test("an edit made on an older version is refused, and nothing is lost [R-7]", async () => {
  const { send, path, read } = await atWork();
  const first = await send("PATCH", path, { content: { summary: "Mine" }, baseVersion: 2 });
  expect(first.json<Output>().version).toBe(3);
  const stale = await send("PATCH", path, { content: { summary: "Theirs" }, baseVersion: 2 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: "conflict" });
  expect((await read()).content).toEqual({ summary: "Mine" });
  const last = await send("PATCH", path, { content: { summary: "Last" } });
  expect(last.json<Output>().version).toBe(4);
});

test("of ten edits made at once on one version exactly one is taken", async () => {
  const { send, path } = await atWork();
  const edits = Array.from({ length: 10 }, (_, at) =>
    send("PATCH", path, { content: { summary: `Edit ${at}` }, baseVersion: 2 }),
  );
  const codes = (await Promise.all(edits))
    .map(({ statusCode }) => statusCode)
    .sort((a, b) => a - b);
  expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test("ticks are saved apart: no version, no older text, and back with the report [R-7]", async () => {
  const { send, path, read } = await atWork();
  const before = await read();
  expect(before.ticks).toEqual({});
  const ticks = { "nextSteps:Call the hiring manager": true, "nextSteps:Post": false };
  const answer = await send("PUT", `${path}/ticks`, { ticks });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<Output>()).toMatchObject({ ticks, version: before.version });
  const { updatedAt: _, ...after } = await read();
  expect(after).toEqual({ ...before, ticks, updatedAt: undefined });
  expect((await send("GET", `${path}/versions`)).json()).toHaveLength(2);

  await send("PUT", `${path}/ticks`, { ticks: { other: true } });
  expect((await read()).ticks).toEqual({ other: true });
  await send("PATCH", path, { content: { summary: "New" }, baseVersion: before.version });
  expect((await read()).ticks).toEqual({ other: true });
});

test("200 ticks of 200 characters are taken; more, longer or other ones are not", async () => {
  const { send, path, read } = await atWork();
  const keys = (count: number, length: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [String(at).padStart(length, "k"), true]),
    );
  const put = async (ticks: unknown) => (await send("PUT", `${path}/ticks`, { ticks })).statusCode;
  expect(await put(keys(201, 3))).toBe(400);
  expect(await put(keys(1, 201))).toBe(400);
  expect(await put({ "": true })).toBe(400);
  expect(await put({ a: "yes" })).toBe(400);
  expect(await put({ "nul \u0000": true })).toBe(400);
  expect(await put(["a"])).toBe(400);
  expect(await put(undefined)).toBe(400);
  expect((await read()).ticks).toEqual({});
  expect(await put(keys(200, 200))).toBe(200);
  expect(Object.keys((await read()).ticks)).toHaveLength(200);
});
