import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `Account Executive, Mid-Market
Shiftbell, Chicago, IL (Fulton Market). Full-time, hybrid.

Why this job exists

We sell staff scheduling software to outpatient clinic groups with 200 to 2,000 employees. ARR went from $9M to $21M in two years. We are building a second mid-market pod in Chicago (one director, five AEs, two SDRs) and you would be AE number four. If you are hungry, competitive and ready to crush it with a young team, keep reading. This is not a 9-to-5.

What you own

* A territory of about 180 named accounts in Illinois, Wisconsin and Indiana
* The full cycle from first call to signature. Six in ten opportunities come from your own outbound, the rest from SDRs and partners.
* An annual quota of $840,000 in new ARR, at an average deal of $38,000 and a 75-day cycle
* Demos for clinic operations directors and CFOs, including two site visits a month
* A Salesforce forecast your director can trust within 10%
* A clean handover to implementation within five days of signature

What you need to bring

* 3+ years closing full-cycle B2B SaaS deals
* Quota attainment in at least two of the last three years. Bring the numbers.
* Experience selling to several decision makers in one deal: operations, finance and IT
* Salesforce, and a sequencing tool such as Outreach or Salesloft
* A valid driver's license: about 20% travel, nearly all of it by car
* Grit, thick skin and a killer instinct

Bonus points

* You have sold into healthcare
* You qualify with MEDDICC or something like it
* You speak Spanish
* A bachelor's degree

The money

Base salary $75,000 to $85,000. On-target earnings $150,000 to $170,000, uncapped, with commission accelerators from 100% of quota. Variable pay is guaranteed for your first three months. Stock options for everyone.

The rest

Medical, dental and vision. A 401(k), no match yet. Open PTO; the team took 17 days on average last year. A $50 phone stipend every month.

Please note

We will not consider fully remote candidates. The pod sits together Monday, Tuesday and Thursday.

The team

You report to the Director of Mid-Market Sales, who has carried a bag here for four years. Expect a recruiter call, a deal review where you walk us through one win and one loss, a mock discovery call, and a lunch with two AEs. Offers go out within 48 hours of the last step. Target start date: July 7.

Top-performing individuals only. Shiftbell hires without regard to any protected characteristic.`;

export const accountExecutive: EvalCase = {
  key: "account-executive",
  subject: "sales",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "Account Executive, Mid-Market",
    location: "Chicago, IL",
    salaryRange: "$75k-$85k base, $150k-$170k OTE",
    description:
      "Full-cycle AE for clinic groups in IL, WI and IN. Quota $840k new ARR, average deal $38k.",
    benefits: "Medical, dental, vision, 401(k), open PTO, options, $50 monthly phone stipend",
    culture: "Deal reviews are public and blunt. Wins get a bell, losses get a write-up.",
    requirements:
      "3+ years closing B2B SaaS. Hit quota 2 of last 3 years. Multi-threaded deals. Salesforce. Drives.",
    workType: "hybrid",
    urgencyLevel: "active",
    dealBreakers: ["no remote"],
    dealBreakersText:
      "Mon, Tue and Thu with the pod. A driver's license, clinics are not on the L.",
    preferredBackgrounds: ["SaaS", "Healthcare"],
    redFlags: ["unrealistic comp", "cannot name their quota", "only worked inbound leads"],
    competitorCompanies: ["Rotafern", "Clinicadence", "Wardwise"],
    companyAssets:
      "https://shiftbell.example/customers\nQuota attainment sheet (share after call 2)",
    rawExtractedJd: text,
  },
  organization: {
    name: "Shiftbell",
    domain: "shiftbell.example",
    description: "Staff scheduling for outpatient clinic groups.",
    website: "https://shiftbell.example",
    industry: "technology",
    companySize: "51-200",
    voiceTone: "casual",
    messagingStyle: "Short sentences. Numbers first. No exclamation marks.",
  },
  sender: {
    name: "Marcus Ekdahl",
    title: "Head of Talent",
    signatureBlock: "Marcus\nShiftbell, Fulton Market",
    timezone: "UTC-6 Central",
  },
  answers: {
    title: "Account Executive, Mid-Market",
    otherTitles: [
      "Mid-Market Account Executive",
      "Account Executive",
      "Account Executive - Mid-Market",
    ],
    seniority: null,
    soc: ["41-3091", "41-4011"],
    family: "sales",
    city: "Chicago",
    region: "IL",
    country: "US",
    isRemote: false,
    workType: "hybrid",
    urgency: "",
    pay: { min: 75_000, max: 85_000, currency: "USD", period: "year" },
    employment: "full-time",
    shift: null,
    musts: [
      line("3+ years", "b2b saas"),
      line("quota attainment"),
      line("several decision makers"),
      line("salesforce", "outreach"),
      line("driver's license"),
    ],
    nices: [line("healthcare"), line("meddicc"), line("spanish"), line("bachelor's degree")],
    years: 3,
    skills: ["Salesforce", "Outreach", "Salesloft", "MEDDICC"],
    credentials: ["driver's license"],
    benefitKinds: ["health", "retirement", "leave"],
    payParts: ["commission", "equity", "stipend"],
    duties: 6,
    reportsTo: "Director of Mid-Market Sales",
    dealBreakers: ["fully remote"],
  },
};
