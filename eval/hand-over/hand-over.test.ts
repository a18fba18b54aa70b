import { describe, expect, test } from "vitest";
import { handOverFormats, type HandOverFormat } from "#contract/hand-over/format.ts";
import { employmentTypes } from "#contract/options.ts";
import { isRecord } from "#contract/walk.ts";
import { evalCases } from "#eval/cases.ts";
import { writePackage } from "#eval/measure-reports.ts";
import { handOver, type HandOverSource } from "#tools/hand-over/hand-over.ts";
import { jobPosting } from "#tools/hand-over/json-ld.ts";
import { postText, readPost, type Post } from "#tools/hand-over/post.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { JobPosting } from "#tools/fixtures/job-posting.ts";
import { readStated } from "#tools/hand-over/stated.ts";

const now = new Date("2026-11-14T12:00:00Z");

const jobs = evalCases.map((one) => {
  const { ledger, reports } = writePackage(one);
  const source: HandOverSource = {
    jobTitle: one.job.title,
    kit: { ...reports.attractSourceKit },
    coach: { ...reports.interviewCoach },
    ledger,
    now,
  };
  return { key: one.key, source };
});

function made(format: HandOverFormat, source: HandOverSource): unknown {
  return JSON.parse(handOver(format, source) ?? "null");
}

function postOf({ jobTitle, kit }: HandOverSource): Post {
  const post = kit === null ? undefined : readPost(jobTitle, kit);
  if (!post) throw new Error("no post");
  return post;
}

/** The words alone: neither markup nor line ends nor signs. */
function bare(text: string): string {
  return text
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** schema.org's own names, which say nothing of a job. */
const vocabulary = new Set(["@context", "@type"]);

function leaves(value: unknown, path = ""): [path: string, leaf: string | number][] {
  if (typeof value === "string" || typeof value === "number") return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, path));
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([name]) => !vocabulary.has(name))
    .flatMap(([name, part]) => leaves(part, path === "" ? name : `${path}.${name}`));
}

/** Values of the ledger, and the words of the post that say each; nothing else may differ from the post's own words. */
function wordsBehind(source: HandOverSource): Record<string, string | undefined> {
  const { reading, company } = source.ledger ?? {};
  const { place, pay, schedule, workType, applyBy } = reading ?? {};
  return {
    "jobLocation.address.addressRegion": place?.text,
    "jobLocation.address.addressCountry": place?.text,
    "applicantLocationRequirements.name": place?.text,
    jobLocationType: workType?.type,
    employmentType: schedule?.employment ?? undefined,
    validThrough: applyBy?.text,
    "hiringOrganization.sameAs": company?.website.replace("https://", ""),
    "baseSalary.currency": pay?.text,
    "baseSalary.value.unitText": pay?.text,
  };
}

test("twelve jobs are handed over below", () => {
  expect(jobs).toHaveLength(12);
});

describe.each(jobs)("$key", ({ source }) => {
  test("its JSON-LD fits schema.org's and Google's pages", () => {
    const said = made("json-ld", source);
    expect(JobPosting.safeParse(said).error?.issues ?? []).toEqual([]);
    // What search engines recommend and every one of these posts states.
    expect(Object.keys(JobPosting.parse(said))).toEqual(
      expect.arrayContaining(["employmentType", "baseSalary", "qualifications"]),
    );
  });

  test("its JSON-LD says nothing that the post does not", () => {
    const post = bare(postText(postOf(source)));
    const behind = wordsBehind(source);
    const own = leaves(made("json-ld", source)).filter(([path]) => path !== "datePosted");
    const unsaid = own.filter(([path, leaf]) => {
      if (typeof leaf === "number") return !hasAmount(post, leaf);
      if (post.includes(bare(leaf))) return false;
      const words = behind[path];
      if (path.startsWith("baseSalary.")) return words === undefined;
      return words === undefined || !post.toLowerCase().includes(words.toLowerCase());
    });
    expect(unsaid).toEqual([]);
    expect(own.length).toBeGreaterThan(6);
  });

  test("every word of the post is in its HTML and its JSON-LD", () => {
    const lines = postOf(source).parts.flatMap((part) => part.lines);
    for (const format of ["html", "json-ld"] as const) {
      const text = handOver(format, source) ?? "";
      const whole = bare(format === "html" ? text : leaves(JSON.parse(text)).join(" "));
      expect([format, lines.filter((words) => !whole.includes(bare(words)))]).toEqual([format, []]);
    }
  });
});

test("every question is in the Markdown file, with what to ask further and what answers sound like", () => {
  for (const { key, source } of jobs) {
    const { questions } = source.coach as Pick<InterviewCoach, "questions">;
    const asked = questions.items.flatMap(({ question, probes, cues }) => [
      question,
      ...probes,
      ...Object.values(cues),
    ]);
    const screen = questions.screen.flatMap(({ question, record }) => [question, record]);
    const file = handOver("interview-questions", { ...source, kit: null }) ?? "";
    const whole = bare(file.replaceAll(/\\(.)/gu, "$1"));
    expect([key, [...asked, ...screen].filter((words) => !whole.includes(bare(words)))]).toEqual([
      key,
      [],
    ]);
    expect(file.split("\n")[0]).toBe(`# ${source.jobTitle}`);
  }
});

/** 65000 as "$65,000", "$65-72k" or "65.000". */
function hasAmount(text: string, amount: number): boolean {
  const whole = amount.toLocaleString("en-US");
  const words = [String(amount), whole, amount.toFixed(2), whole.replaceAll(",", ".")];
  return [...words, ...(amount % 1_000 === 0 ? [String(amount / 1_000)] : [])].some((word) =>
    text.includes(word),
  );
}

const [first] = jobs;

function edited(change: Record<string, unknown>): HandOverSource {
  const { kit } = first?.source ?? {};
  if (!first || !isRecord(kit) || !isRecord(kit["jobPost"])) throw new Error("no post");
  return { ...first.source, kit: { ...kit, jobPost: { ...kit["jobPost"], ...change } } };
}

function postingOf(source: HandOverSource) {
  const post = postOf(source);
  return jobPosting(post, readStated(post, source.ledger, now), "2026-11-14");
}

test("pay stands in the JSON-LD only where the post states it", () => {
  expect(postingOf(edited({})).baseSalary).toMatchObject({ currency: "USD" });
  expect(postingOf(edited({ pay: null })).baseSalary).toBeUndefined();
  expect(postingOf(edited({ pay: "Competitive." })).baseSalary).toBeUndefined();
  expect(postingOf(edited({ pay: "$200,000 to $300,000 a year." })).baseSalary).toBeUndefined();
});

test("a line that somebody broke in two stays broken in the HTML", () => {
  const file = handOver("html", edited({ benefits: ["Dental\nVision"] }));
  expect(file).toContain("<li>Dental<br>Vision</li>");
});

test("every form of employment and period of pay has the name that search engines know", () => {
  const source = edited({});
  const post = postOf(source);
  const stated = readStated(post, source.ledger, now);
  const periods = ["hour", "day", "week", "month", "year"] as const;
  const named = [
    ...employmentTypes.map((employment) => ({ employment })),
    ...periods.map((period) => ({ pay: { min: 1, max: 2, currency: "USD", period } })),
  ];
  for (const values of named) {
    const posting = jobPosting(post, { ...stated, ...values }, "2026-11-14");
    expect([values, JobPosting.safeParse(posting).error?.issues]).toEqual([values, undefined]);
  }
});

test("where the post names no employer or place, the JSON-LD names none", () => {
  const post = edited({
    meta: "Full-time",
    hook: "We build things.",
    howWeWork: null,
    howToApply: "Apply on our page.",
    legal: [],
    goodToKnow: [],
    whatYouWillDo: ["Build."],
    whatYouBring: ["SQL."],
  });
  expect(postingOf(post)).toMatchObject({ hiringOrganization: "confidential" });
  expect(postingOf(post).jobLocation).toBeUndefined();
  expect(postingOf(post).validThrough).toBeUndefined();
});

test("what the team marks or keeps inside is in no file", () => {
  const kept = "Never say this outside";
  const hidden = edited({
    lint: {
      words: 1,
      readingGrade: null,
      findings: [{ severity: kept, quote: kept, finding: kept, fix: kept }],
    },
    helps: [{ text: kept, facts: ["inside.1"] }],
  });
  const coach = {
    questions: {
      items: [
        { competency: "Care", question: "What did you do?", probes: [], cues: {} },
        { competency: kept, question: kept, probes: [], cues: {}, facts: ["offer.limit"] },
      ],
    },
  };
  for (const format of handOverFormats) {
    const file = handOver(format, { ...hidden, coach });
    expect([format, file?.includes(kept)]).toEqual([format, false]);
  }
});

test("without the report that a format needs there is no file", () => {
  const bareJob = { jobTitle: "Nurse", kit: null, coach: null, ledger: null, now };
  for (const format of handOverFormats) expect(handOver(format, bareJob)).toBeUndefined();
  const post = { ...bareJob, kit: { jobPost: { title: "Nurse", hook: "Come." } } };
  expect(handOver("interview-questions", post)).toBeUndefined();
  expect(
    handOver("interview-questions", { ...bareJob, coach: { summary: "Hi." } }),
  ).toBeUndefined();
  expect(made("json-ld", post)).toEqual({
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: "Nurse",
    description: "<p>Come.</p>",
    datePosted: "2026-11-14",
    hiringOrganization: "confidential",
  });
});
