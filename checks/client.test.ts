import { describe, expect, test } from "vitest";
import { checkReport } from "#checks/fixtures/sample-checks.ts";
import { sampleLedger } from "#checks/fixtures/sample-ledger.ts";
import { samplePackage } from "#checks/fixtures/sample-package.ts";
import { clientNames } from "#ledger/facts/client-names.ts";

const names = clientNames({
  hiringCompany: "Halvorsen Freight Inc.",
  isClientConfidential: true,
});
const ledger = sampleLedger({ clientNames: names });

function findingsOf(report: Record<string, unknown>, known = ledger) {
  return checkReport(known, "attractSourceKit", report).filter(
    ({ rule }) => rule === "client.named",
  );
}

describe("a confidential client's name", () => {
  const post = (hook: string) => ({
    jobPost: { ...(samplePackage.attractSourceKit["jobPost"] as object), hook },
  });

  test.each([
    ["Halvorsen Freight Inc. moves parcels.", "Halvorsen Freight Inc."],
    ["You would drive for Halvorsen.", "Halvorsen"],
    ["See halvorsenfreight.com for more.", "halvorsenfreight.com"],
  ])("is found in a job post: %s", (hook, quote) => {
    expect(findingsOf(post(hook))).toEqual([
      expect.objectContaining({
        severity: "high",
        where: "attractSourceKit.jobPost.hook",
        quote,
        fix: 'Say "our client".',
      }),
    ]);
  });

  test("is found in a message too", () => {
    const report = { inMail: { subject: "A job", body: "Halvorsen needs you.", facts: [] } };
    expect(findingsOf(report)[0]?.where).toBe("attractSourceKit.inMail.body");
  });

  test("is no finding while the client may be named, or in other words", () => {
    expect(findingsOf(post("Halvorsen Freight Inc. moves parcels."), sampleLedger())).toEqual([]);
    expect(findingsOf(post("A client of Northwind Talent moves freight."))).toEqual([]);
  });
});
