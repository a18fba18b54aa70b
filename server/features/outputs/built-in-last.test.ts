import { expect, test } from "vitest";
import { readReports, useModelApp } from "#server/test/model/model-app.ts";
import { authorPhrase } from "#tools/report/author.ts";

const rig = useModelApp({ MODEL: "compatible/local, built-in" });

test("when the named models fail, the built-in writer writes and says in whose place", async () => {
  const us = await rig.team();
  rig.model().behave({ status: 401 });
  const job = await rig.createJob(us);
  const { marketPulse } = await readReports(us.anna, job.id);
  expect([marketPulse.status, marketPulse.error]).toEqual(["completed", null]);
  expect(marketPulse.content?.["metadata"]).toMatchObject({
    engine: "built-in",
    builtInBecause: "modelFailed",
  });
  expect(authorPhrase(marketPulse.content ?? "")).toContain("the model could not write it");
});

test("a model that is only busy is asked again first", async () => {
  const us = await rig.team();
  rig.model().queue(...Array.from({ length: 6 }, () => ({ status: 503 })));
  const job = await rig.createJob(us);
  const { marketPulse } = await readReports(us.anna, job.id);
  expect(marketPulse.content?.["metadata"]).toMatchObject({ engine: "compatible/local" });
});
