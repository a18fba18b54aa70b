import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `Senior Accountant, Copperfen Instruments, Boston, MA

Copperfen Instruments builds precision scales for pharmacies and laboratories and sells them in forty countries. In January we bought a calibration company in Leeds, so we now close two sets of books, and our finance team of nine needs a Senior Accountant to own the U.S. close and to help bring the second set onto our calendar. The position is full-time and reports to the Assistant Controller. It is hybrid, with three days a week in our Fort Point office and two at home.

You will prepare journal entries and balance sheet reconciliations for six legal entities and bring the month-end close down from nine business days to seven. You will account for service contract revenue under ASC 606 and keep the lease schedule under ASC 842. Intercompany eliminations and currency translation are yours from the first quarter, as are the audit schedules and our first SOX readiness review. You will also review the work of one staff accountant.

You must hold a bachelor's degree in accounting and have at least four years of accounting experience. Solid knowledge of US GAAP is required, as is advanced Excel, by which we mean lookups, pivots and Power Query. You must have worked in NetSuite or a comparable ERP, because our move off spreadsheets ends in March and nobody will have time to teach the basics. Experience closing the books of more than one legal entity is essential. We are unable to sponsor work visas, now or in the future.

A CPA license, or steady progress toward one, is preferred. FloQast or Power BI would be a plus, and so would a manufacturing background.

We offer a competitive salary commensurate with experience, an annual bonus, health and dental insurance, a 401(k) with a 4% match, three weeks of vacation and a pre-tax commuter plan. Quarter-end weeks are long and the weeks after them are short, by agreement. Ours is a fast-paced, close-knit environment in which a detail-oriented self-starter will flourish. We are a family here.

Kindly send your resume, a cover letter and your current compensation to finance-careers@copperfen.example by June 15. We expect to hold two rounds of interviews, the second with the Controller and the Vice President of Finance, and a short Excel exercise based on one of our own reconciliations. Copperfen Instruments is an equal opportunity employer.`;

export const seniorAccountant: EvalCase = {
  key: "senior-accountant",
  subject: "finance",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "Senior Accountant",
    location: "Boston, MA",
    salaryRange: "$92k - $105k",
    description: "Own the US month-end close for six entities; help onboard the Leeds acquisition.",
    benefits: "Annual bonus, health and dental, 401(k) 4% match, 3 weeks vacation, commuter plan",
    culture: "Small finance team. Long quarter-ends, short weeks afterwards.",
    requirements:
      "Bachelor's in accounting. 4+ years. US GAAP. Advanced Excel. NetSuite or similar ERP. Multi-entity close.",
    workType: "hybrid",
    urgencyLevel: "active",
    dealBreakers: ["no visa", "specific degree required"],
    dealBreakersText: "",
    preferredBackgrounds: ["Manufacturing", "Consulting"],
    redFlags: ["low budget", "has only ever closed one entity"],
    competitorCompanies: ["Balancehouse", "Merrow Scientific"],
    companyAssets: "Finance team page: https://copperfen.example/finance",
    rawExtractedJd: text,
  },
  organization: {
    name: "Copperfen Instruments",
    domain: "copperfen.example",
    description: "Maker of precision scales for pharmacies and laboratories, founded 1958.",
    website: "https://copperfen.example",
    industry: "manufacturing",
    companySize: "201-500",
    voiceTone: "formal",
    messagingStyle: "Complete sentences, courteous, no contractions.",
  },
  sender: {
    name: "Priscilla Vandermeer",
    title: "Director of Human Resources",
    signatureBlock:
      "Priscilla Vandermeer\nDirector of Human Resources\nCopperfen Instruments, Boston",
    timezone: "UTC-5 Eastern",
  },
  answers: {
    title: "Senior Accountant",
    seniority: "senior",
    soc: ["13-2011"],
    family: "finance",
    city: "Boston",
    region: "MA",
    country: "US",
    isRemote: false,
    workType: "hybrid",
    urgency: "",
    pay: null,
    employment: "full-time",
    shift: null,
    musts: [
      line("bachelor's degree", "accounting"),
      line("four years", "accounting experience"),
      line("us gaap"),
      line("advanced excel"),
      line("netsuite", "erp"),
      line("more than one legal entity"),
    ],
    nices: [line("cpa"), line("floqast"), line("power bi"), line("manufacturing background")],
    years: 4,
    skills: ["US GAAP", "Excel", "NetSuite", "FloQast", "Power BI"],
    credentials: ["CPA"],
    benefitKinds: ["health", "retirement", "leave"],
    payParts: ["bonus"],
    reportsTo: "Assistant Controller",
    dealBreakers: ["unable to sponsor"],
  },
};
