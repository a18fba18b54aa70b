import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Output, type ToolType } from "#contract/output.ts";
import { useTeams } from "#server/test/team.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";
import type { Someone, Team } from "#server/test/team.ts";

const app = useTestApp();
useWorker(app);
const { team } = useTeams(app);

const words = {
  title: "Registered Nurse",
  location: "Columbus, OH",
  salaryRange: "$36.00 - $48.00 per hour",
  requirements: "Active Ohio RN license. 2+ years of adult ICU experience.",
};

async function createJob({ home, anna }: Team): Promise<Job> {
  const form = { ...words, organizationId: home.id };
  return (await anna.send("POST", "/api/jobs", form)).json<Job>();
}

/** The reports once none is under way, as texts. */
async function readReports(who: Someone, jobId: number): Promise<Record<ToolType, string>> {
  const outputs = await eventually(
    async () => (await who.send("GET", `/api/jobs/${jobId}/outputs`)).json<Output[]>(),
    // A busy server may ask to come back later.
    (rows) => Array.isArray(rows) && rows.every(({ status }) => status === "completed"),
  );
  const texts = outputs.map(({ toolType, content }) => [toolType, JSON.stringify(content)]);
  return Object.fromEntries(texts) as Record<ToolType, string>;
}

test("messages are signed by the person who asked [R-29]", async () => {
  const us = await team();
  await us.anna.send("PATCH", "/api/user/profile", {
    name: "Anna",
    signatureBlock: "Anna of North",
  });
  await us.rita.send("PATCH", "/api/user/profile", {
    name: "Rita",
    signatureBlock: "Rita of North",
  });
  const job = await createJob(us);
  const first = await readReports(us.anna, job.id);
  expect(first.attractSourceKit).toContain("Anna of North");
  expect(first.marketPulse).not.toContain("Anna of North");

  await us.rita.send("POST", `/api/jobs/${job.id}/generate/attractSourceKit`);
  const second = await readReports(us.anna, job.id);
  expect(second.attractSourceKit).toContain("Rita of North");
  expect(second.attractSourceKit).not.toContain("Anna of North");
  expect(second.engagementHub).toContain("Anna of North");
});

test("candidate notes steer the one generation they were given for [R-8]", async () => {
  const us = await team();
  const job = await createJob(us);
  await readReports(us.anna, job.id);
  const path = `/api/jobs/${job.id}/generate/offerNavigator`;
  await us.anna.send("POST", path, {
    candidates: [{ label: "Candidate B", notes: "Zelda, 44, holds another offer" }],
  });
  const steered = (await readReports(us.anna, job.id)).offerNavigator;
  expect(steered).toContain("Candidate B");
  // The stamp at the end has a time, which may hold any number.
  expect(steered.slice(0, steered.indexOf('"metadata"'))).not.toMatch(/Zelda|44/u);

  await us.anna.send("POST", path);
  const plain = (await readReports(us.anna, job.id)).offerNavigator;
  expect(plain).not.toContain("Candidate B");
});

test("the organization's voice reaches its own reports and nobody else's", async () => {
  const [ours, theirs] = [await team(), await team()];
  await ours.anna.send("PATCH", ours.path, { voiceTone: "casual" });
  const mine = await readReports(ours.anna, (await createJob(ours)).id);
  const others = await readReports(theirs.anna, (await createJob(theirs)).id);
  expect(mine.attractSourceKit).toContain("Hey {{first_name}}");
  expect(others.attractSourceKit).not.toContain("Hey {{first_name}}");
});

test("without imported figures a nurse is measured by the area's levels that ship, the nation behind them", async () => {
  const us = await team();
  const { marketPulse } = await readReports(us.anna, (await createJob(us)).id);
  expect(marketPulse).toContain("United States");
  expect(marketPulse).toContain("$46.90");
  expect(marketPulse).toContain("measured by Level II (qualified)");
  expect(marketPulse).toContain("Columbus, OH");
  expect(toolTypes).toHaveLength(6);
});
