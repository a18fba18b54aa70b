import { expect, test } from "vitest";
import type { ListedJob } from "#contract/job.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

test("a listed job asks for its match once it was read without certainty, until somebody chooses [X-13]", async () => {
  const maya = await hireRecruiter(app(), make());
  const rawExtractedJd = "Program Coordinator\nDenver, CO\n\nYou have\n- Strong written English";
  const { id } = await maya.createJob({ title: "Program Coordinator", rawExtractedJd });
  const decide = (edit: object) => maya.send("PATCH", `/api/jobs/${id}/reading`, edit);
  const isOpen = async () =>
    (await maya.send("GET", "/api/jobs")).json<ListedJob[]>()[0]?.isMatchOpen;
  expect(await isOpen()).toBe(false);
  await decide({ moves: [{ words: "Strong written English", place: "nice" }] });
  expect(await isOpen()).toBe(true);
  await decide({ occupation: "none" });
  expect(await isOpen()).toBe(false);
});
