import { expect, test } from "vitest";
import { JobForm } from "#contract/job.ts";
import { limits, times } from "#contract/limits.ts";
import * as options from "#contract/options.ts";
import { OrganizationEdit, OrganizationForm } from "#contract/organization.ts";

const words = (list: string) => list.split(", ");

test("the option lists are the specification's, both readings of them [S-309, S-311]", () => {
  expect(options).toMatchObject({
    workTypes: words("on-site, hybrid, remote"),
    urgencyLevels: words("critical, active, passive"),
    industriesOnCreate: words(
      "technology, finance, healthcare, manufacturing, retail, consulting, education, real-estate, marketing, non-profit, government, other",
    ),
    industriesOnEdit: words(
      "technology, healthcare, finance, education, manufacturing, retail, consulting, other",
    ),
    companySizesOnCreate: words("1-10, 11-50, 51-200, 201-500, 501-1000, 1001-5000, 5000+"),
    companySizesOnEdit: words("1-10, 11-50, 51-200, 201-500, 501-1000, 1000+"),
    voiceTones: words("professional, friendly, casual, formal, innovative"),
    timezones: words("UTC-8 Pacific, UTC-7 Mountain, UTC-6 Central, UTC-5 Eastern, UTC+0 UTC"),
    suggestedDealBreakers: words(
      "no visa, no remote, no startups, security clearance required, extensive travel required, specific degree required",
    ),
    suggestedRedFlags: words(
      "low employer-review rating, unstable team, recent layoffs, low budget, unrealistic comp, urgent backfill",
    ),
    suggestedBackgrounds: words(
      "SaaS, Healthcare, Manufacturing, Consulting, Startup, Enterprise, Financial Services, E-commerce, Gaming, Media & Entertainment, Government, Non-profit",
    ),
  });
});

test("the server accepts every option of both readings, and no other [S-309, R-14]", () => {
  for (const industry of [...options.industriesOnCreate, ...options.industriesOnEdit])
    expect(OrganizationEdit.safeParse({ industry }).success).toBe(true);
  for (const companySize of [...options.companySizesOnCreate, ...options.companySizesOnEdit])
    expect(OrganizationForm.safeParse({ name: "x", companySize }).success).toBe(true);
  expect(OrganizationEdit.safeParse({ companySize: "12" }).success).toBe(false);
  expect(OrganizationEdit.safeParse({ industry: "piracy" }).success).toBe(false);
  expect(OrganizationEdit.safeParse({ voiceTone: "loud" }).success).toBe(false);
  expect(OrganizationEdit.safeParse({ messagingStyle: "Short, then warm." }).success).toBe(true);
});

test("a job needs a title and a place, and everything else may be left out [S-501]", () => {
  const job = { title: "Welder", location: "Leeds", organizationId: 1 };
  const sentenceFor = (change: object) =>
    JobForm.safeParse({ ...job, ...change }).error?.issues[0]?.message;
  expect(JobForm.safeParse(job).success).toBe(true);
  expect(sentenceFor({ title: " " })).toBe("Job title is required");
  expect(sentenceFor({ location: "" })).toBe("Location is required");
  expect(sentenceFor({ organizationId: 0 })).toBe("Organization is required");
});

test("times and limits are the specification's [S-901]", () => {
  expect(limits).toMatchObject({
    dealBreakers: 8,
    redFlagsOnCreate: 6,
    competitorCompanies: 10,
    suggestionsShown: 6,
    minPasswordLength: 8,
    previewLength: 100,
    showMoreOver: 150,
    listedBeforeMore: 3,
  });
  expect(times).toEqual({
    signUpFirstCheckMs: 500,
    signUpCheckEveryMs: 1_000,
    signUpChecks: 10,
    afterSignInMs: 100,
    afterUnauthorizedMs: 500,
    afterProcessingAnimationMs: 1_000,
    animationMsPerEstimatedSecond: 200,
    animationMaxMs: 2_000,
    jobPollMs: 30_000,
    jobStaleMs: 10_000,
    outputsPollMs: 30_000,
    outputsProcessingPollMs: 5_000,
    outputsStaleMs: 3_000,
    toastRemovalMs: 1_000_000,
  });
});
