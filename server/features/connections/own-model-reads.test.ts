import { expect, test } from "vitest";
import type { ModelSettings } from "#contract/connection.ts";
import type { ReadJobDescription } from "#contract/job.ts";
import { connectable, connectOwn, modelOf } from "#server/test/connection.ts";
import { useModelApp } from "#server/test/model/model-app.ts";
import type { Team } from "#server/test/team.ts";

const rig = useModelApp({ ...connectable, MODEL: "" });
const jobDescriptionText =
  "We look for a night nurse in Tacoma.\nBring a registered nurse license.";

async function read({ anna }: Team): Promise<ReadJobDescription> {
  const answer = await anna.send("POST", "/api/parse-job-description", { jobDescriptionText });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test("an organization's own model reads its texts where it may, and the reading counts to its month", async () => {
  const us = await rig.team();
  rig.model().behave({ content: { lines: [], values: [] } });
  expect((await read(us)).heard).toBeNull();
  expect(rig.model().calls).toHaveLength(0);
  await connectOwn(us, rig.model().url);
  expect((await read(us)).heard).not.toBeNull();
  expect(rig.model().calls.map(({ body }) => body.model)).toEqual(["theirs"]);
  const { connection } = (await us.anna.send("GET", modelOf(us))).json<ModelSettings>();
  expect(connection?.spending.byReport).toMatchObject([{ what: "reading", calls: 1 }]);
  await us.anna.send("PATCH", us.path, { textReader: "built-in" });
  expect((await read(us)).heard).toBeNull();
  expect(rig.model().calls).toHaveLength(1);
});

test("a key that cannot be read any more leaves our own reading", async () => {
  const us = await rig.team();
  await connectOwn(us, rig.model().url);
  await rig
    .make()
    .admin.query(
      "update model_connections set sealed_key = 'v1.AAAAAAAA.AAAA' where organization_id = $1",
      [us.home.id],
    );
  const { heard, reading } = await read(us);
  expect(heard).toBeNull();
  expect(reading.lines.length).toBeGreaterThan(0);
  expect(rig.model().calls).toHaveLength(0);
});
