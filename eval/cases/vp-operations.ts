import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `VICE PRESIDENT OF OPERATIONS
Saltfen Foods | Atlanta, Georgia | Position specification

The Company

Saltfen Foods bakes frozen bread and rolls for restaurants, hospitals and in-store bakeries. Founded in 1971 and held since 2021 by Northlantern Capital Partners and the founding family, the company employs 1,150 people in four plants (Gainesville and Macon, Georgia; Chattanooga, Tennessee; Spartanburg, South Carolina). Revenue last year was $412 million. Two acquisitions have left the company with four ways of doing most things, and service to its largest customers fell below 94% last autumn.

The Mandate

Reporting to the Chief Executive Officer, the Vice President of Operations will lead manufacturing, supply chain, quality, engineering and safety, with six direct reports and an operating budget of $260 million. The principal responsibilities are to:

1. Restore case fill to 98.5% within twelve months
2. Install one production system and one set of measures in all four plants
3. Take $14 million of cost out of conversion and freight by the end of year two
4. Lead the $55 million expansion of the Spartanburg line, on schedule for next spring
5. Hold food safety at SQF level in every plant, without a recall
6. Bring the recordable injury rate from 3.1 to below 2.0
7. Build a successor for each plant manager
8. Report operating results to the Board each quarter

The Candidate

The successful candidate must have:

- Fifteen or more years in food manufacturing operations, at least five of them leading several plants
- Full P&L or cost responsibility of $150 million or more
- Led a lean transformation with results that can be verified
- Run a capital project above $20 million
- Working command of food safety systems (SQF or BRC, HACCP)
- Experience with union and non-union workforces
- A bachelor's degree in engineering, operations or a related field

An MBA is preferred. Private equity ownership and bakery or frozen food experience are advantages, as is SAP.

This is an on-site, full-time position based at headquarters in Atlanta, with travel to the plants of about 40%. Candidates who are not prepared to relocate to Atlanta within six months will not be considered.

Compensation

The base salary is $260,000 to $310,000. The annual bonus target is 40% of salary, and the position takes part in the equity plan on terms set by the Board. Relocation is covered up to $60,000. Benefits include medical, dental and life insurance, a 401(k) with a 5% match, four weeks of vacation, a car allowance, and twelve months of severance protection.

The Process

The search is confidential until references are taken. Finalists will meet the Chief Executive Officer, the Chief Financial Officer and two directors, spend a day in the Macon plant, and present a first-year plan to the Board. We seek a seasoned leader with executive presence and a strong cultural fit.`;

export const vpOperations: EvalCase = {
  key: "vp-operations",
  subject: "executive",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "Vice President of Operations",
    location: "Atlanta, GA",
    salaryRange: "$260,000 - $310,000 + 40% bonus",
    description:
      "Lead four plants, supply chain, quality, engineering and safety. Six direct reports, $260 million budget.",
    benefits:
      "40% bonus target, equity plan, relocation to $60,000, 401(k) 5% match, four weeks vacation, car allowance, twelve months severance",
    culture: "Founding family still on the board. Plants have kept their own habits.",
    requirements:
      "15+ years food manufacturing, 5+ multi-plant\n$150M+ P&L or cost\nLean transformation with verifiable results\nCapital project over $20M\nSQF or BRC, HACCP",
    workType: "on-site",
    urgencyLevel: "active",
    dealBreakers: ["extensive travel required", "will not relocate to Atlanta"],
    dealBreakersText: "The CEO wants this person seen in every plant every month.",
    preferredBackgrounds: ["Manufacturing", "Private equity portfolio company", "Frozen food"],
    redFlags: ["recent layoffs", "unstable team", "results cannot be verified"],
    competitorCompanies: ["Harrow & Vane Baking", "Crustline Foods", "Meridian Oven Group"],
    companyAssets: "Board summary deck (under NDA)\nPlant tour film",
    rawExtractedJd: text,
  },
  organization: {
    name: "Saltfen Foods",
    domain: "saltfen.example",
    description: "Frozen bread and rolls for food service and in-store bakeries; four plants.",
    website: "https://saltfen.example",
    industry: "manufacturing",
    companySize: "1000+",
    voiceTone: "formal",
    messagingStyle: "Discreet and brief. Offer a call, never attach the specification.",
  },
  sender: {
    name: "Gareth Lindqvist",
    title: "Chief People Officer",
    signatureBlock: "Gareth Lindqvist\nChief People Officer, Saltfen Foods\nIn confidence",
    timezone: "UTC-5 Eastern",
  },
  answers: {
    title: "Vice President of Operations",
    otherTitles: ["VP of Operations", "VP Operations", "Vice President, Operations"],
    seniority: "executive",
    soc: ["11-1021", "11-1011"],
    family: "executive",
    city: "Atlanta",
    region: "GA",
    country: "US",
    isRemote: false,
    workType: "on-site",
    urgency: "",
    pay: { min: 260_000, max: 310_000, currency: "USD", period: "year" },
    employment: "full-time",
    shift: null,
    musts: [
      line("fifteen or more years", "food manufacturing"),
      line("p&l", "$150 million"),
      line("lean transformation"),
      line("capital project", "$20 million"),
      line("sqf", "haccp"),
      line("union and non-union"),
      line("bachelor's degree"),
    ],
    nices: [line("mba"), line("private equity"), line("frozen food"), line("sap")],
    years: 15,
    skills: ["Lean", "SQF", "BRC", "HACCP", "SAP"],
    credentials: [],
    benefitKinds: ["health", "retirement", "leave"],
    payParts: ["bonus", "equity", "relocation", "car", "severance"],
    duties: 8,
    reportsTo: "Chief Executive Officer",
    dealBreakers: ["relocate to atlanta"],
  },
};
