import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { NewJob } from "#contract/job.ts";
import { toolTypes } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { clientNames, findClient } from "#ledger/facts/client-names.ts";
import { readStated } from "#reading/read-stated.ts";
import { sampleJobs } from "#scripts/sample-jobs/all.ts";
import { customerSuccessManager } from "#scripts/sample-jobs/customer-success-manager.ts";
import { industriemechaniker } from "#scripts/sample-jobs/industriemechaniker.ts";
import { backendEngineer } from "#scripts/sample-jobs/backend-engineer.ts";
import { nurse } from "#scripts/sample-jobs/nurse.ts";
import { agency } from "#scripts/sample-jobs/sample-agency.ts";
import { truckDriver } from "#scripts/sample-jobs/truck-driver.ts";
import { briefOnSample, sampleAsMarkdown, writeSample } from "#scripts/write/write-sample.ts";
import { liveSample, writtenSamples } from "#scripts/dev/sample-organization.ts";
import { candidateTexts } from "#tools/checks.ts";

const folder = "docs/samples";
const stored = (name: string) => readFileSync(`${folder}/${name}`, "utf8");

test("docs/samples holds five packages, each beside the text it was made of", () => {
  const names = sampleJobs.flatMap(({ key }) => [`${key}.md`, `${key}.txt`]);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
  for (const { key, job } of sampleJobs) {
    expect(stored(`${key}.txt`)).toBe(`${job.rawExtractedJd}\n`);
    expect(stored(`${key}.md`)).toContain("Complete recruiting package");
  }
});

test("the demo shows the same five jobs", () => {
  const shown = [...writtenSamples, liveSample].map(({ key }) => key);
  expect(shown.sort()).toEqual(sampleJobs.map(({ key }) => key).sort());
});

describe.each(sampleJobs.map((sample) => [sample.key, sample] as const))("%s", (_key, sample) => {
  test("is a job the product takes, and every line somebody placed is there", () => {
    const form = { ...sample.job, reading: sample.reading, organizationId: 1 };
    expect(NewJob.parse(form)).toEqual(form);
    const { lines } = readStated(sample.job.rawExtractedJd);
    const known = new Set(lines.map(({ text }) => text));
    const lost = sample.reading.moves.filter(({ words }) => !known.has(words));
    expect(lost).toEqual([]);
  });

  test("tells the agency and the company that hires apart", () => {
    const { company } = briefOnSample(sample).ledger;
    expect(company.agency).toBe(agency.name);
    expect(company.name).not.toBe(agency.name);
  });
});

test("the truck driver's client is confidential, and no package names it", () => {
  const find = findClient(clientNames(truckDriver.job));
  expect(find(truckDriver.job.rawExtractedJd)).not.toEqual([]);
  expect(find(sampleAsMarkdown(truckDriver))).toEqual([]);
  expect(find(stored("truck-driver.md"))).toEqual([]);
});

test("of the call notes candidates read what was confirmed, and nothing that stays inside", () => {
  const reports = writeSample(customerSuccessManager);
  const read = toolTypes
    .flatMap((tool) => candidateTexts(walkReport(tool, reports[tool])))
    .map(({ text }) => text)
    .join("\n")
    .toLowerCase();
  expect(read).toContain("quarterly business reviews");
  const inside = ["tomas", "vaultline", "108", "keepsafe", "young", "our fee", "jan 11", "renata"];
  expect(inside.filter((words) => read.includes(words))).toEqual([]);
  const notYet = ["basic sql", "no equity", "6 on the team"];
  expect(notYet.filter((words) => read.includes(words))).toEqual([]);
});

test("the German package has no American wage, and says so", () => {
  const text = sampleAsMarkdown(industriemechaniker);
  expect(text).toContain("US tables only");
  expect(text).toContain("3.900 € bis 4.350 €");
  expect(text).not.toMatch(/\$\d|Bureau of Labor Statistics|Department of Labor/u);
});

test("the nurse, the driver and the engineer are hired as their trades do it", () => {
  const samples = [nurse, truckDriver, backendEngineer];
  const keys = samples.map((sample) => briefOnSample(sample).ledger.playbook.key);
  expect(keys).toEqual(["nursing", "truck-driving", "software"]);
});
