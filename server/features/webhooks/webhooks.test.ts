import { expect, test } from "vitest";
import type { Generation } from "#contract/output.ts";
import { webhookTools } from "#contract/webhook.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

async function finishedJob() {
  const recruiter = await hireRecruiter(app(), make());
  const { jobId, outputs } = await make().job(recruiter.home);
  return { ...recruiter, jobId, outputs };
}

async function guidanceOf(outputId: number): Promise<string | undefined> {
  const { rows } = await make().admin.query<{ guidance: string }>(
    "select guidance from outputs where id = $1",
    [outputId],
  );
  return rows[0]?.guidance;
}

test("a visitor cannot start a report through a webhook [W-22]", async () => {
  const answer = await app().browser().send("POST", "/api/webhooks/intake", { jobId: 1 });
  expect(answer.statusCode).toBe(401);
});

test("a member of another organization cannot, in the same words as for a job that does not exist [W-22]", async () => {
  const { jobId } = await finishedJob();
  const stranger = await hireRecruiter(app(), make());
  const foreign = await stranger.send("POST", "/api/webhooks/jd", { jobId });
  const missing = await stranger.send("POST", "/api/webhooks/jd", { jobId: 987_654_321 });
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(missing.body);
});

test.each(Object.entries(webhookTools))(
  "the webhook %s starts %s and answers as generate does [S-307]",
  async (hook, toolType) => {
    const { send, jobId, outputs } = await finishedJob();
    const answer = await send("POST", `/api/webhooks/${hook}`, { jobId });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({
      outputId: outputs[toolType],
      toolType,
      status: "processing",
      generation: 2,
    });
    const again = await send("POST", `/api/jobs/${jobId}/generate/${toolType}`);
    expect(again.json()).toEqual(answer.json());
  },
);

test("what comes beside the job's number becomes guidance for the writer", async () => {
  const { send, jobId } = await finishedJob();
  const body = { jobId, tone: "warm", channels: ["LinkedIn", "e-mail"], days: 14, isUrgent: true };
  const { outputId } = (await send("POST", "/api/webhooks/messaging", body)).json<Generation>();
  expect(await guidanceOf(outputId)).toBe(
    'tone: warm\nchannels: ["LinkedIn","e-mail"]\ndays: 14\nisUrgent: true',
  );
});

test("20 values of 2,000 characters together are taken, one more of either is not", async () => {
  const { send, jobId } = await finishedJob();
  const names = Array.from({ length: 20 }, (_, at) => `v${at}`);
  const valuesOf = (length: number) =>
    Object.fromEntries(names.map((name, at) => [name, "x".repeat(at === 0 ? length : 80)]));
  const fits = 2_000 - JSON.stringify(valuesOf(0)).length;
  const post = (extra: object) => send("POST", "/api/webhooks/strategy", { jobId, ...extra });
  expect((await post(valuesOf(fits + 1))).json()).toMatchObject({
    code: "invalidRequest",
    message: "The extra fields are too long",
  });
  expect((await post({ ...valuesOf(0), more: 1 })).json()).toMatchObject({
    message: "Too many extra fields",
  });
  const taken = await post(valuesOf(fits));
  expect(taken.statusCode).toBe(202);
  const guidance = (await guidanceOf(taken.json<Generation>().outputId)) ?? "";
  expect(guidance.length).toBeLessThanOrEqual(2_000);
  expect(guidance).toContain("x".repeat(fits));
});

test("a webhook without a job, or with an unstorable value, is refused", async () => {
  const { send, jobId } = await finishedJob();
  for (const body of [{}, { jobId: "1" }, { jobId, note: "a\u0000b" }, { jobId: 0 }]) {
    expect((await send("POST", "/api/webhooks/scorecard", body)).statusCode).toBe(400);
  }
});
