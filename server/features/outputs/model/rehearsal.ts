import { shipped } from "#knowledge/shipped.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { toolTypes } from "#contract/output.ts";
import type { OrganizationFields } from "#ledger/facts/company.ts";
import { buildLedger } from "#ledger/ledger.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { findOptions } from "#ledger/occupations/options.ts";
import { readForPeople } from "#ledger/facts/text-reading.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import type { Briefing } from "#tools/briefing.ts";
import { builtInStamp, finishReport } from "#tools/writing/finish.ts";
import { serverTools } from "#tools/tools.server.ts";

const posting = `Ward Clerk
Alder Point Clinic
Portland, OR

We look after 4,000 families. You report to the Practice Manager and work with a team of six.

Pay: $24 to $29 an hour, plus a yearly bonus. Monday to Friday, 8 am to 4:30 pm, on-site.

What you will do:
- Answer calls and book about 60 visits a day in Epic
- Check insurance and prepare the charts for two physicians
- Train new colleagues and write the monthly report

What you need:
- 2 years of experience at a front desk
- High school diploma; a bachelor's degree is a plus
- CPR certification and fluent Spanish
- Excel and good writing

Benefits: health, dental, 401(k) with a 4% match, three weeks of paid leave.

Apply with a resume by email. A call, then one interview on-site with the team.`;

const job: JobFields = {
  ...emptyJob,
  title: "Ward Clerk",
  location: "Portland, OR",
  salaryRange: "$24-29/hr",
  description: posting,
  benefits: "Health, dental, 401(k) with a 4% match",
  culture: "Calm and friendly",
  requirements: "2 years at a front desk, CPR, Spanish",
  workType: "on-site",
  urgencyLevel: "standard",
  dealBreakers: ["No weekday mornings"],
  dealBreakersText: "",
  preferredBackgrounds: ["Healthcare"],
  redFlags: ["Changes jobs every few months"],
  competitorCompanies: ["Birch Street Clinic"],
  companyAssets: "",
  rawExtractedJd: posting,
};

const organization: OrganizationFields = {
  name: "Alder Point Clinic",
  domain: "",
  description: "A family practice.",
  website: "",
  industry: "healthcare",
  companySize: "11-50",
  voiceTone: "friendly",
  messagingStyle: "",
};

/**
 * Writes all six reports of a job nobody has. What readers, writers and checks prepare on their first use takes a second, in which
 * this process would answer nobody; twice, because V8 compiles a pattern anew once it has been used.
 */
export function rehearseReports(): void {
  for (let time = 0; time < 2; time += 1) {
    const now = new Date();
    readForPeople(posting);
    findOptions(job.title);
    const ledger = buildLedger({
      job,
      organization,
      market: shippedMarket(),
      knowledge: shipped,
      today: now,
    });
    const sender = { name: "", title: "", signatureBlock: "" };
    const briefing: Briefing = { ledger, now, sender, guidance: "", candidates: [] };
    for (const tool of toolTypes) {
      finishReport(briefing, tool, serverTools[tool].write(briefing), builtInStamp);
    }
  }
}
