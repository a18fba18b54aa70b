import { emptyJob } from "#contract/job-fields.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { JobDetailsPanel } from "#web/features/jobs/job-details-panel.tsx";

const job: Job = {
  ...emptyJob,
  id: 7,
  organizationId: 1,
  title: "Welder",
  location: "Leeds",
  salaryRange: "£40,000",
  description: "",
  benefits: "",
  culture: "",
  requirements: "",
  workType: "hybrid",
  urgencyLevel: "critical",
  dealBreakers: ["one", "two", "three", "four", "five"],
  dealBreakersText: "",
  preferredBackgrounds: ["SaaS", "Gaming", "Media", "Navy"],
  redFlags: [],
  competitorCompanies: [],
  companyAssets: "",
  rawExtractedJd: "",
  status: "draft",
  outputs: [],
  createdAt: "2026-11-02T09:00:00.000Z",
};
/** Each name with what stands under it. */
const facts = (shown: Job) =>
  [
    ...renderToStaticMarkup(<JobDetailsPanel job={shown} />).matchAll(
      /<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gsu,
    ),
  ].map((match) => match.slice(1).map((html) => html.replaceAll(/<[^>]+>/gu, "|")));

test("the details say salary, work type, urgency, and three of each list before how many more [S-248]", () => {
  const words = facts(job).map(([name, value = ""]) => [
    name,
    value.split("|").filter((word) => word.trim() !== ""),
  ]);
  expect(words).toEqual([
    ["Salary range", ["£40,000"]],
    ["Work type", ["hybrid"]],
    ["Urgency level", ["critical"]],
    ["Deal breakers", ["one", "two", "three", "+2 more", " deal breakers"]],
    ["Preferred backgrounds", ["SaaS", "Gaming", "Media", "+1 more", " preferred backgrounds"]],
  ]);
});

test("three of a list are all of it, and what is not known says so [S-248]", () => {
  const preferredBackgrounds = ["SaaS", "Gaming", "Media"];
  const bare: Job = { ...job, preferredBackgrounds, dealBreakers: [], salaryRange: "" };
  const markup = renderToStaticMarkup(
    <JobDetailsPanel job={{ ...bare, workType: "", urgencyLevel: "" }} />,
  );
  expect(markup.match(/Not provided\./gu)).toHaveLength(3);
  expect(markup).toContain(">Media<");
  expect(markup).not.toContain("more<");
});
