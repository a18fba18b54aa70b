import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { noViolations } from "#server/test/database/checker.ts";
import { echoScript } from "#server/test/model/echo-model.ts";
import { rigForTest, tell } from "#server/test/rig/rig-for-test.ts";
import { eventually } from "#server/test/test-app.ts";

vi.setConfig({ testTimeout: 900_000 });

test("a provider that was down and comes back slowly: no report fails, neither of those it turned away nor of those that came later", async (context) => {
  const rig = await rigForTest(context);
  const settings = { MODEL_OUTAGES_TO_OPEN: "3", MODEL_OPEN_MS: "3000" };
  const [web, worker] = await Promise.all([rig.start("web"), rig.start("worker", settings)]);
  const person = await rig.hire(web);
  rig.model.behave({ status: 503 });
  const early = await person.createJob();
  await eventually(
    async () => worker.log(),
    (log) => log.includes("provider left alone"),
    150_000,
  );
  const late = await person.createJob();
  await wait(2_000);
  const backAt = Date.now();
  rig.model.behave((call) => {
    const script = echoScript(call);
    const chunkChars = Math.ceil(JSON.stringify(script.content).length / 30);
    return { ...script, chunkChars, chunkEveryMs: 500 };
  });
  for (const job of [early, late]) {
    const outputs = await person.finished(job.id, 300_000);
    expect(outputs.map(({ status, error }) => [status, error])).toEqual(
      outputs.map(() => ["completed", null]),
    );
  }
  tell("twelve reports of 15 s each were written after", backAt);
  expect(worker.log()).toContain("provider answers again");
  expect(await rig.check()).toEqual(noViolations);
});
