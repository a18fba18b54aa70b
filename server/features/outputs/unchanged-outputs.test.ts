import { expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const { jobId, outputs } = await make().job(rita.home, rita);
  const path = `/api/jobs/${jobId}/outputs`;
  const ask = (mark: string) => rita.send("GET", path, undefined, { "if-none-match": mark });
  const first = await rita.send("GET", path);
  return { ...rita, jobId, outputs, path, ask, mark: String(first.headers.etag) };
}

test("reports that have not changed are not sent again", async () => {
  const { ask, mark } = await atWork();
  const again = await ask(mark);
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect(again.headers).toMatchObject({ etag: mark, "cache-control": "no-store" });
  expect((await ask('"other"')).statusCode).toBe(200);
});

test("whatever changes what can be seen of a report brings all of them anew", async () => {
  const { ask, mark, send, jobId, outputs } = await atWork();
  const calls: [string, () => Promise<{ statusCode: number }>][] = [
    [
      "a tick",
      () => send("PUT", `/api/outputs/${outputs.intakeSync}/ticks`, { ticks: { one: true } }),
    ],
    ["an edit", () => send("PATCH", `/api/outputs/${outputs.intakeSync}`, { content: "Mine" })],
    ["a newer job", () => send("PATCH", `/api/jobs/${jobId}`, { title: "Chief Welder" })],
    ["a new generation", () => send("POST", `/api/jobs/${jobId}/generate/marketPulse`)],
  ];
  let known = mark;
  for (const [name, call] of calls) {
    const done = await call();
    const after = await ask(known);
    known = String(after.headers.etag);
    const again = await ask(known);
    const statuses = [done.statusCode < 300, after.statusCode, again.statusCode];
    expect({ name, statuses }).toEqual({ name, statuses: [true, 200, 304] });
  }
});

test("knowing a job's mark opens it to nobody else", async () => {
  const { mark, path } = await atWork();
  const stranger = await hireRecruiter(app(), make());
  const answer = await stranger.send("GET", path, undefined, { "if-none-match": mark });
  expect(answer.statusCode).toBe(404);
});
