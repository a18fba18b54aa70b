import { describe, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { undecided } from "#ledger/facts/decided.ts";
import { hideClient, hideNames } from "#ledger/facts/hide-client.ts";
import { readBasics } from "#ledger/ledger.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { readForm } from "#reading/form.ts";

const posting = `CDL-A Driver
Tacoma, WA

About Halvorsen Freight
Halvorsen Freight Inc. is a family-owned carrier with 140 trucks and 3 terminals.

What you will do
- Haul dry van loads for Halvorsen customers across Oregon and Washington
- Keep the electronic log current

Requirements
- CDL-A and two years of driving
- Clean motor vehicle record

Benefits
- Halvorsen's drivers are home every weekend
- Medical, dental and 401(k)

How to apply
Apply at https://careers.halvorsenfreight.com or call the terminal.`;

const job: JobFields = {
  ...emptyJob,
  ...readForm(posting).fields,
  title: "CDL-A Driver at Halvorsen Freight",
  rawExtractedJd: posting,
  companyAssets: "https://halvorsenfreight.com/about",
  hiringCompany: "Halvorsen Freight Inc.",
  isClientConfidential: true,
};

describe("a confidential client", () => {
  const hidden = hideClient(job, undecided).job;

  test("is in no field of the job that reports are written from", () => {
    expect(JSON.stringify(job)).toMatch(/halvorsen/iu);
    expect(JSON.stringify(hidden)).not.toMatch(/halvorsen/iu);
    expect(hidden.title).toBe("CDL-A Driver");
  });

  test("takes what the text says of it along, and leaves the work", () => {
    expect(hidden.rawExtractedJd).not.toContain("140 trucks");
    expect(hidden.description).not.toContain("140 trucks");
    expect(hidden.rawExtractedJd).toContain("Haul dry van loads for our client customers");
    expect(hidden.rawExtractedJd).toContain("Our client's drivers are home every weekend");
    expect(hidden.rawExtractedJd).toContain("Clean motor vehicle record");
  });

  test("leaves duties and requirements as many as they were", { timeout: 300_000 }, () => {
    const open = readBasics({ ...job, isClientConfidential: false }).reading;
    const { reading, hiring } = readBasics(job);
    expect(open.companyFacts).not.toEqual([]);
    expect(reading.companyFacts).toEqual([]);
    expect(reading.duties).toHaveLength(open.duties.length);
    expect(reading.requirements).toHaveLength(open.requirements.length);
    expect(hiring).toMatchObject({ company: "", isConfidential: true });
  });

  test("stays hidden where a person placed its lines", () => {
    const line = "Halvorsen's drivers are home every weekend";
    const moved = new Map([[line, "culture" as const]]);
    const { reading } = readBasics(job, { ...undecided, moved });
    expect(reading.culture.map(({ text }) => text)).toEqual([
      expect.stringContaining("Our client's drivers"),
    ]);
  });

  test("is nobody's business where it is not confidential", () => {
    const open = { ...job, isClientConfidential: false };
    expect(hideClient(open, undecided).job).toBe(open);
  });

  test("is not in what a person asks a report to stress", () => {
    expect(hideNames("Say that Halvorsen pays weekly, see jobs@halvorsen.com", ["Halvorsen"])).toBe(
      "Say that our client pays weekly, see (address kept inside)",
    );
  });
});
