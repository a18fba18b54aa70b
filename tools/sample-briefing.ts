import { shipped } from "#knowledge/shipped.ts";
import { emptyJob } from "#contract/job-fields.ts";
import type { JobWords } from "#ledger/facts/reading.ts";
import type { OrganizationWords } from "#ledger/facts/company.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shippedFacts, type MarketFacts } from "#ledger/market/market-facts.ts";
import type { Briefing, Sender } from "#tools/briefing.ts";

/** A Saturday, so that every working day is counted from a weekend. */
export const sampleNow = new Date("2026-11-14T12:00:00Z");

export const bareJob: JobWords = {
  ...emptyJob,
  title: "Data Analyst",
  location: "Chicago, IL",
};

export const bareOrganization: OrganizationWords = {
  name: "Fennel & Ash",
  domain: "",
  description: "",
  website: "",
  industry: "",
  companySize: "",
  voiceTone: "",
  messagingStyle: "",
};

export const sampleSender: Sender = { name: "Ines Marlow", title: "Recruiter", signatureBlock: "" };

/** What a writer gets, for tests: the shipped figures and nothing asked for besides. */
export function briefOn(
  job: JobWords,
  organization: OrganizationWords = bareOrganization,
  more: Partial<Omit<Briefing, "ledger">> = {},
  market: MarketFacts = shippedFacts,
): Briefing {
  return {
    ledger: buildLedger({
      job,
      organization,
      market,
      knowledge: shipped,
      today: sampleNow,
    }),
    now: sampleNow,
    sender: sampleSender,
    guidance: "",
    candidates: [],
    ...more,
  };
}
