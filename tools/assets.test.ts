import { expect, test } from "vitest";
import { assetLine } from "#tools/assets.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/sample-briefing.ts";

test("the link whose address speaks of the work is sent, with its subject", () => {
  const { ledger } = briefOn({
    ...bareJob,
    requirements: "Kafka. Python.",
    companyAssets: "https://a.example/summer-party https://a.example/arrival-events-on-kafka",
  });
  expect(assetLine(ledger)?.line).toBe(
    "On arrival events on kafka: https://a.example/arrival-events-on-kafka",
  );
});

test("without a fitting link the first one is sent, and without any the website", () => {
  const link = { ...bareJob, companyAssets: "https://a.example/team" };
  expect(assetLine(briefOn(link).ledger)?.line).toBe("To read: https://a.example/team");
  const website = { ...bareOrganization, website: "https://b.example" };
  expect(assetLine(briefOn(bareJob, website).ledger)?.line).toBe("About us: https://b.example");
  expect(assetLine(briefOn(bareJob).ledger)).toBeNull();
});
