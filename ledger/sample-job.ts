import { shipped } from "#knowledge/shipped.ts";
import { emptyJob } from "#contract/job-fields.ts";
import type { OrganizationWords } from "#ledger/company.ts";
import { buildLedger, type Ledger } from "#ledger/ledger.ts";
import { shippedFacts, type MarketFacts } from "#ledger/market-facts.ts";
import type { JobWords } from "#ledger/reading.ts";

/** A job with a title and a place and nothing else, for tests. */
export const thinJob: JobWords = {
  ...emptyJob,
  title: "Registered Nurse",
  location: "Columbus, OH",
};

export const thinOrganization: OrganizationWords = {
  name: "Harrow Bend",
  domain: "",
  description: "",
  website: "",
  industry: "",
  companySize: "",
  voiceTone: "",
  messagingStyle: "",
};

/** The ledger of a thin job with these fields filled in. */
export function ledgerOf(
  fields: Partial<JobWords> = {},
  market: MarketFacts = shippedFacts,
): Ledger {
  return buildLedger({
    job: { ...thinJob, ...fields },
    organization: thinOrganization,
    market,
    knowledge: shipped,
    today: new Date("2026-11-14T12:00:00Z"),
  });
}
