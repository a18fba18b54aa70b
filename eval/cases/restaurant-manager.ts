import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `Notes from call w/ Theo (owner), 3/12
Restaurant manager for Fennel & Rye, Nashville, TN (east side). 90 seats.
$65-72k plus quarterly bonus. Full time.
Must: 3 yrs managing full service, ServSafe manager, knows Toast.
Nice: wine list experience.
Reports to the owner. Current one leaves end of April.
He hates yellers. Benefits? Days off? Ask.`;

export const restaurantManager: EvalCase = {
  key: "restaurant-manager",
  subject: "almost nothing",
  kind: "rawNotes",
  text,
  job: {
    ...emptyJob,
    title: "Restaurant Manager",
    location: "Nashville, TN",
    salaryRange: "$65-72k",
    description: "",
    benefits: "",
    culture: "",
    requirements: "3 yrs full service, ServSafe manager, Toast",
    workType: "",
    urgencyLevel: "",
    dealBreakers: [],
    dealBreakersText: "",
    preferredBackgrounds: [],
    redFlags: ["yells at staff"],
    competitorCompanies: [],
    companyAssets: "",
    rawExtractedJd: text,
  },
  organization: {
    name: "Fennel & Rye",
    domain: "",
    description: "",
    website: "",
    industry: "other",
    companySize: "11-50",
    voiceTone: "",
    messagingStyle: "",
  },
  sender: { name: "Joelle Pruitt", title: "", signatureBlock: "", timezone: "UTC-6 Central" },
  answers: {
    title: "Restaurant Manager",
    seniority: "manager",
    soc: ["11-9051"],
    family: "service",
    city: "Nashville",
    region: "TN",
    country: "US",
    isRemote: false,
    pay: { min: 65_000, max: 72_000, currency: "USD", period: "year" },
    employment: "full-time",
    shift: null,
    musts: [line("3 yrs", "full service"), line("servsafe"), line("toast")],
    nices: [line("wine list")],
    years: 3,
    skills: ["Toast"],
    credentials: ["ServSafe"],
    benefitKinds: [],
    payParts: ["bonus"],
    reportsTo: "owner",
  },
};
