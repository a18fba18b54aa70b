import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { toolTypes } from "#contract/output.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

const words = {
  title: "Senior Data Engineer",
  location: "Chicago, IL",
  salaryRange: "$150k",
  description: "Own the warehouse.",
  benefits: "Dental",
  culture: "Calm",
  requirements: "SQL",
  workType: "hybrid",
  urgencyLevel: "active",
  dealBreakers: ["no visa"],
  dealBreakersText: "None else",
  preferredBackgrounds: ["SaaS"],
  redFlags: ["low budget"],
  competitorCompanies: ["Initech"],
  companyAssets: "https://example.com",
  rawExtractedJd: "We need somebody.",
  hiringCompany: "Initrode",
  isClientConfidential: true,
  employmentType: "contract",
  employmentLength: "6 months",
  weeklyHours: "30",
};

async function countEntries(): Promise<number> {
  const { rows } = await make().admin.query<{ count: number }>(
    "select count(*)::int as count from pgboss.job",
  );
  return rows[0]?.count ?? -1;
}

test("a duplicate is a draft with the same words and six pending reports, and nothing is queued [R-37]", async () => {
  const rita = await hireRecruiter(app(), make());
  const original = await rita.createJob(words);
  await rita.send("PATCH", `/api/jobs/${original.id}`, { status: "closed" });
  const before = await countEntries();
  const answer = await rita.send("POST", `/api/jobs/${original.id}/duplicate`);
  expect(answer.statusCode).toBe(201);
  const copy = answer.json<Job>();
  expect(copy).toMatchObject({ ...words, organizationId: rita.home.id, status: "draft" });
  expect(copy.id).not.toBe(original.id);
  expect(copy.outputs).toEqual(toolTypes.map((toolType) => ({ toolType, status: "pending" })));
  expect(await countEntries()).toBe(before);
  expect(await rita.getJob(copy.id)).toEqual(copy);
  expect((await rita.getJob(original.id)).status).toBe("closed");
  const outputs = await rita.listOutputs(copy.id);
  expect(outputs.map(({ content, version }) => [content, version])).toEqual(
    toolTypes.map(() => [null, 0]),
  );
});

test("more red flags than a new job may have are kept, because an edit allows them [R-14]", async () => {
  const rita = await hireRecruiter(app(), make());
  const { id } = await rita.createJob();
  const redFlags = ["1", "2", "3", "4", "5", "6", "7"];
  await rita.send("PATCH", `/api/jobs/${id}`, { redFlags });
  const copy = (await rita.send("POST", `/api/jobs/${id}/duplicate`)).json<Job>();
  expect(copy.redFlags).toEqual(redFlags);
});

test("the copy lives its own life: it starts, changes and goes without the original", async () => {
  const rita = await hireRecruiter(app(), make());
  const original = await rita.createJob();
  const copy = (await rita.send("POST", `/api/jobs/${original.id}/duplicate`)).json<Job>();
  const started = await rita.send("POST", `/api/jobs/${copy.id}/generate/marketPulse`);
  expect(started.json()).toMatchObject({ status: "processing", generation: 1 });
  expect((await rita.getJob(copy.id)).status).toBe("processing");
  await rita.send("PATCH", `/api/jobs/${copy.id}`, { title: "Other" });
  await rita.send("DELETE", `/api/jobs/${copy.id}`);
  expect((await rita.getJob(original.id)).title).toBe("Welder");
});
