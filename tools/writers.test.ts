import { emptyJob } from "#contract/job-fields.ts";
import { expect, test } from "vitest";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import type { OrganizationFields } from "#ledger/facts/company.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { tools } from "#tools/tools.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";
import { ReportMetadata } from "#tools/report/metadata.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import type { Briefing } from "#tools/briefing.ts";
import { writeIntakeSync } from "#tools/intake-sync/writer.ts";
import { writeInterviewCoach } from "#tools/interview-coach/writer.ts";
import { serverTools } from "#tools/tools.server.ts";

function sixReports(briefing: Briefing): Record<ToolType, string> {
  const written = toolTypes.map((key) => {
    const draft = serverTools[key].write(briefing);
    const { metadata, ...report } = finishReport(briefing, key, draft, builtInStamp).report;
    expect(ReportMetadata.safeParse(metadata).error).toBeUndefined();
    return [key, JSON.stringify(report)];
  });
  return Object.fromEntries(written) as Record<ToolType, string>;
}

test.each(toolTypes)("%s: sections come in the tool's order, every one of them", (key) => {
  for (const { job, organization } of evalCases) {
    const report = serverTools[key].write(briefOn(job, organization));
    expect(Object.keys(report)).toEqual(tools[key].sections.map((section) => section.key));
  }
});

const long = "lorem ipsum dolor ".repeat(2_700);
const odd: Record<string, JobFields> = {
  "a bare title and place": bareJob,
  "one letter each": { ...bareJob, title: "x", location: "y" },
  "every field filled to its limit": {
    ...bareJob,
    title: "t".repeat(200),
    location: "l".repeat(200),
    salaryRange: "9".repeat(200),
    description: long,
    benefits: long.slice(0, 10_000),
    culture: long.slice(0, 10_000),
    requirements: long.slice(0, 10_000),
    dealBreakers: Array.from({ length: 8 }, (_, at) => `${at}${"b".repeat(79)}`),
    dealBreakersText: long.slice(0, 10_000),
    preferredBackgrounds: Array.from({ length: 20 }, (_, at) => `${at}${"p".repeat(70)}`),
    redFlags: Array.from({ length: 20 }, (_, at) => `${at}${"r".repeat(70)}`),
    competitorCompanies: Array.from({ length: 10 }, (_, at) => `${at}${"c".repeat(70)}`),
    companyAssets: long.slice(0, 10_000),
    rawExtractedJd: `${long}${long}`,
  },
  "only brackets": {
    ...bareJob,
    requirements: "[({<".repeat(2_000),
    description: "}>)]".repeat(9_000),
  },
  "another alphabet": {
    ...bareJob,
    title: "看護師",
    location: "東京",
    description: "夜勤。経験5年以上。",
  },
  "line breaks and quotes": { ...bareJob, title: 'A "B"\n\tC', requirements: '"\n"\n"' },
};

test.each(Object.entries(odd))("%s is written about without a fault", (_, job) => {
  expect(Object.keys(sixReports(briefOn(job)))).toEqual([...toolTypes]);
});

test("a long list of must-haves opens one report of the six, not five", () => {
  const many = Array.from({ length: 9 }, (_, at) => `Skill number ${at}`).join("\n");
  const briefing = briefOn({ ...bareJob, salaryRange: "$90,000 to $99,000", requirements: many });
  const answering = toolTypes.filter((key) => {
    const draft: Record<string, unknown> = serverTools[key].write(briefing);
    const opening = tools[key].sections.map((section) => draft[section.key]).find(hasAnswer);
    return opening?.answer.includes("must-haves");
  });
  expect(answering).toEqual(["intakeSync"]);
});

test.each(["critical", "active", "passive"])(
  "in a search that is %s, interviewers get their questions after they were named",
  (urgencyLevel) => {
    const briefing = briefOn({ ...bareJob, urgencyLevel });
    const { nextSteps } = writeIntakeSync(briefing);
    const { interviewPlan } = writeInterviewCoach(briefing);
    const named = nextSteps.find(({ step }) => step.startsWith("Interviewers named"))?.due;
    const sent = interviewPlan.toPrepare.find(({ action }) => action.startsWith("Send"))?.due;
    // "Tue 24 Nov": days of one autumn and winter, in order.
    const dayOf = (due: string | undefined) => new Date(`${due?.slice(4) ?? ""} 2026`).getTime();
    expect(dayOf(sent)).toBeGreaterThan(dayOf(named));
  },
);

function hasAnswer(section: unknown): section is { answer: string } {
  return typeof section === "object" && section !== null && "answer" in section;
}

test("nothing in any report says null, undefined or NaN", () => {
  for (const { job, organization, sender } of evalCases) {
    for (const text of Object.values(sixReports(briefOn(job, organization, { sender })))) {
      expect(text.replaceAll(/:(?:null|\[\])/gu, "")).not.toMatch(/\b(?:undefined|NaN|null)\b/u);
    }
  }
});

type Field = [string, Briefing];

/** Every field says something that stands nowhere else, so that taking it away must show. */
const job: JobFields = {
  ...emptyJob,
  title: "Line Cook",
  location: "Chicago, IL",
  salaryRange: "$19 to $24 per hour",
  description: "You will run the wood oven on Fridays.",
  benefits: "Dental insurance",
  culture: "We eat together at four.",
  requirements: "Two years on a hot line. ServSafe card.",
  workType: "on-site",
  urgencyLevel: "critical",
  dealBreakers: ["cannot work Sundays"],
  dealBreakersText: "No phones at the pass.",
  preferredBackgrounds: ["Catering"],
  redFlags: ["recent layoffs"],
  competitorCompanies: ["Gilded Ladle"],
  companyAssets: "https://saltmarsh.example/oven-notes",
  rawExtractedJd:
    "Saltmarsh Kitchen\n\nDuties\n- Prepare 140 covers a night\n- Order fish with the chef",
};
const organization: OrganizationFields = {
  name: "Saltmarsh Kitchen",
  domain: "saltmarsh.example",
  description: "A fish restaurant with 60 seats.",
  website: "https://saltmarsh.example",
  industry: "catering",
  companySize: "51-200",
  voiceTone: "casual",
  messagingStyle: "Short. First names.",
};
const sender = { name: "Ravi Dane", title: "Manager", signatureBlock: "Ravi at Saltmarsh" };
const whole = briefOn(job, organization, { sender });

function without(field: keyof JobFields): JobFields {
  return { ...job, [field]: Array.isArray(job[field]) ? [] : "" };
}

/** What most jobs leave empty: filling it in must show. */
const optional: Partial<JobFields> = {
  hiringCompany: "Harrow Bend",
  isClientConfidential: true,
  employmentType: "temporary",
  employmentLength: "six months",
  weeklyHours: "30",
};

const filled: Field[] = [
  ...Object.keys(job)
    .filter((field) => !(field in optional))
    .map((field): Field => [
      field,
      briefOn(without(field as keyof JobFields), organization, { sender }),
    ]),
  ...Object.entries(optional).map(([field, value]): Field => [
    field,
    briefOn({ ...job, [field]: value }, organization, { sender }),
  ]),
  ...Object.keys(organization)
    .filter((field) => field !== "domain")
    .map((field): Field => [
      `organization ${field}`,
      briefOn(job, { ...organization, [field]: "" }, { sender }),
    ]),
  ["the sender", briefOn(job, organization)],
  [
    "candidates",
    briefOn(job, organization, {
      sender,
      candidates: [{ label: "Candidate A", notes: "has another offer elsewhere" }],
    }),
  ],
];

test.each(filled)("no field is collected for nothing: %s changes some report", (_, changed) => {
  const before = sixReports(whole);
  const after = sixReports(changed);
  expect(toolTypes.filter((key) => before[key] !== after[key])).not.toEqual([]);
});

test("a wish is for a model: the built-in writer writes the same without it, and repeats no word of it", () => {
  const guidance = "Stress the wood oven, and keep it soft: Dana leaves before Christmas";
  expect(sixReports(briefOn(job, organization, { sender, guidance }))).toEqual(
    sixReports(briefOn(job, organization, { sender })),
  );
});
