import { describe, expect, test } from "vitest";
import { candidateTexts } from "#tools/checks.ts";
import { walkReport } from "#contract/walk.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { toolTypes } from "#contract/output.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import { readJob } from "#ledger/read/read-job.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";
import { bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";

/** Sixteen texts as people paste them, the form left as auto-fill filled it. */
const exams = loadTexts().filter(({ name }) => name.startsWith("exam-"));

function jobOf(text: string): JobFields {
  return { ...emptyJob, ...readForm(text).fields, rawExtractedJd: text };
}

function candidatesRead(job: JobFields): string {
  const briefing = briefOn(job, bareOrganization);
  return toolTypes
    .flatMap((tool) => candidateTexts(walkReport(tool, serverTools[tool].write(briefing))))
    .map(({ text }) => text.toLowerCase())
    .join("\n");
}

describe.each(exams.map((one) => [one.name, one] as const))("%s", (_, { text, labels }) => {
  const job = jobOf(text);

  test("no line that stays inside reaches a text for candidates", () => {
    const read = candidatesRead(job);
    expect(read.length).toBeGreaterThan(500);
    expect(labels.never.filter((words) => isSaid(read, words.toLowerCase()))).toEqual([]);
  });

  test("a form that nobody changed disagrees with nothing", () => {
    const { pay, requirements } = readJob(job);
    const conflicts = [pay, ...requirements].flatMap((one) => one?.conflict ?? []);
    expect(conflicts).toEqual([]);
  });
});

/** As whole words: "115" is no part of "$115,000". */
function isSaid(text: string, words: string): boolean {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}]|,\d)`, "u").test(text);
}

const read = new Map(exams.map(({ name, text }) => [name, readJob(jobOf(text))]));

function exam(name: string) {
  const reading = read.get(`exam-${name}`);
  if (reading === undefined) throw new Error(`no exam ${name}`);
  return reading;
}

const textsOf = (given: readonly { text: string }[]) => given.map(({ text }) => text).join("\n");

test("home every weekend is no shift, and no interim is no temporary job", () => {
  expect(exam("05-cdl-driver").schedule?.shift ?? null).toBeNull();
  expect(exam("13-grc-cleared").schedule?.employment ?? null).not.toBe("temporary");
});

test.each([
  ["14-sdr", /PTO|401k|T pass|Ninjas/iu],
  ["05-cdl-driver", /openings|Doug/iu],
  ["11-electrician-apprentice", /raises|\$\d/iu],
  ["02-staff-ml", /zone|interview|bonus/iu],
  ["01-vet-tech", /^not required/imu],
  ["03-barista", /young/iu],
  ["15-corporate-fpa", /STEM OPT/iu],
])("in %s no requirement says %s", (name, words) => {
  expect(textsOf(exam(name).requirements)).not.toMatch(words);
});

test("what the posting says of pay beside the base is known: tips, bonus, equity, earnings at target", () => {
  const kinds = (name: string) => exam(name).payParts.map(({ kind }) => kind);
  expect(kinds("03-barista")).toContain("tips");
  expect(kinds("02-staff-ml")).toEqual(expect.arrayContaining(["bonus", "equity"]));
  expect(kinds("10-chief-of-staff")).toContain("equity");
  expect(kinds("14-sdr")).toContain("commission");
});

test("a page's footer is no culture, and a person is no place", () => {
  expect(textsOf(exam("15-corporate-fpa").culture)).not.toContain("About Us");
  expect(exam("04-nhs-radiographer").place).toMatchObject({ city: "Leeds", country: "GB" });
});

test("clearance and license are among the must-haves", () => {
  const named = (name: string) =>
    exam(name).requirements.flatMap(({ credentials }) => credentials.map((one) => one.name));
  expect(named("13-grc-cleared")).toContain("Security clearance");
  expect(named("12-sped-teacher")).toContain("Teaching license");
  expect(textsOf(exam("04-nhs-radiographer").requirements)).toContain("HCPC");
});

test("whom to poach and what speaks against the employer are kept inside, and known", () => {
  const { competitors, redFlags } = exam("09-csm-notes");
  expect(competitors.map(({ text }) => text)).toContain("ShipLoop");
  expect(redFlags.map(({ text }) => text)).toContain("recent layoffs");
});
