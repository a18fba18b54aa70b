import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";
import { missingIn } from "#tools/report/missing.ts";

const app = useTestApp();
useWorker(app);
const make = useFactories(app);

const posting = `Zorblat Whisperer
Denver, CO

What you will do
- Visit twelve farms a month and write down what people say of our probes

Requirements
- Driving license
- Two years in the field`;

test("six reports of an unknown occupation are thin, and are not once it is chosen", async () => {
  const rita = await hireRecruiter(app(), make());
  const { id } = await rita.createJob({ title: "Zorblat Whisperer", rawExtractedJd: posting });
  const reports = () =>
    eventually(
      () => rita.listOutputs(id),
      (list) =>
        Array.isArray(list) &&
        list.every(({ status, isOutdated }: Output) => status === "completed" && !isOutdated),
      60_000,
    );
  const missing = (list: readonly Output[]) =>
    list.map(({ content }) => missingIn(content).map(({ name }) => name));
  expect(missing(await reports())).toEqual(Array.from({ length: 6 }, () => ["Occupation"]));
  const { rows } = await make().admin.query<{ thin: unknown }>(
    "select v.content -> 'metadata' -> 'thin' as thin from output_versions v join outputs o on o.id = v.output_id where o.job_id = $1",
    [id],
  );
  expect(rows).toEqual(Array.from({ length: 6 }, () => ({ thin: [{ lacks: "occupation" }] })));

  const chosen = await rita.send("PATCH", `/api/jobs/${id}/reading`, { occupation: "19-3022" });
  expect(chosen.statusCode).toBe(200);
  await rita.send("POST", `/api/jobs/${id}/process`);
  expect(missing(await reports())).toEqual(Array.from({ length: 6 }, () => []));
}, 300_000);
