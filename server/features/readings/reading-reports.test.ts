import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import type { TextReading } from "#contract/reading.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp();
useWorker(app);
const make = useFactories(app);

const posting = `Line Cook
Dayton, OH | Full-time | On-site

What you will do
- Run the grill station for 300 guests a night

Requirements
- 2+ years as a line cook
- ServSafe certificate`;

test("a report stores the reading it rests on, and a decision marks the reports as older [X-30]", async () => {
  const rita = await hireRecruiter(app(), make());
  const { id } = await rita.createJob({ title: "Line Cook", rawExtractedJd: posting });
  const reports = (isAwaited: (one: Output) => boolean) =>
    eventually(
      () => rita.listOutputs(id),
      // A busy server may ask to come back later.
      (list) => Array.isArray(list) && list.every(isAwaited),
      60_000,
    );
  const isNew = ({ status, isOutdated }: Output) => status === "completed" && !isOutdated;
  const written = await reports(isNew);
  const { rows } = await make().admin.query<{ content: TextReading; revision: number }>(
    "select content, revision from job_readings where job_id = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ revision: 0, content: { kind: "posting" } });
  expect(JSON.stringify(written)).toContain("ServSafe");

  const moves = [{ words: "ServSafe certificate", place: "noise" }];
  const moved = await rita.send("PATCH", `/api/jobs/${id}/reading`, { moves });
  expect(moved.statusCode).toBe(200);
  await eventually(
    () => rita.listOutputs(id),
    (list) => Array.isArray(list) && list.some(({ isOutdated }) => isOutdated),
    60_000,
  );
  await rita.send("POST", `/api/jobs/${id}/process`);
  expect(JSON.stringify(await reports(isNew))).not.toContain("ServSafe");
});
