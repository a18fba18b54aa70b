import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `intake call 9/8 w/ Marisol, support mgr, Brightadobe Home Plans

role = Customer Support Specialist, bilingual Spanish
URGENT. 3 openings, training class starts oct 6 and she wants all 3 in it
all backfill. 2 quit in aug (ask why??), 1 promoted
phoenix az, office by 24th st + camelback
on site, no wfh. firm on that. they had wfh till spring and pulled it back, ppl grumbled
full time. tue-sat 10 to 6:30
pay $21.50-24/hr, bilingual differential $1.25/hr on top once they pass the language test (outside vendor, 20 min)
ot in july + aug when the acs die

what they do
- 45-55 calls a day + some chat, abt 40% in spanish
- take home warranty claims, check what the plan covers
- dispatch plumbers / electricians / hvac to the house
- tell angry people what is NOT covered without losing them
- log everything in zendesk same day
- chase any claim open longer than 5 days

must
- fluent english AND spanish, spoken + written
- 1 yr call center or phone support. phones, not a retail counter
- zendesk or similar (service cloud is fine)
- types 40 wpm
- hs diploma or ged, "hr makes us say that"
- clean background check

nice
- insurance or home warranty
- has worked with contractors
- five9

no go: anybody who cant do saturdays. dont send job hoppers, 3 jobs in 2 yrs is a no for her
benefits: medical after 60 days, 10 days pto, 401k (no match)
raise at 6 mo if QA over 90
they report to the team lead (Dev), Dev reports to Marisol
interview: phone screen w me, 45 min w Marisol + listen to a recorded call in spanish and say what you'd do. offer same week
loses people to Hearthwarrant and Mesa Casa Protect, both pay abt a dollar more she thinks (check)
vibe: young energetic group, potlucks, loud floor

ask her: why did 2 quit, what is turnover really, bilingual pay on all hours or only spanish calls, can sat be every other`;

export const supportSpecialist: EvalCase = {
  key: "support-specialist",
  subject: "support",
  kind: "rawNotes",
  text,
  job: {
    ...emptyJob,
    title: "Customer Support Specialist (Bilingual Spanish)",
    location: "Phoenix, AZ",
    salaryRange: "$21.50-24/hr",
    description: "Home warranty claims by phone and chat, 45-55 calls a day, about 40% in Spanish.",
    benefits: "Medical after 60 days, 10 days PTO, 401k, bilingual differential $1.25/hr",
    culture: "",
    requirements:
      "Fluent English and Spanish, spoken and written. 1 year phone support. Zendesk or similar. 40 wpm. Saturdays.",
    workType: "on-site",
    urgencyLevel: "critical",
    dealBreakers: ["no remote", "cannot work Saturdays"],
    dealBreakersText: "Has to be in the October 6 training class.",
    preferredBackgrounds: ["Insurance", "Home warranty"],
    redFlags: ["urgent backfill", "3 jobs in 2 years"],
    competitorCompanies: ["Hearthwarrant", "Mesa Casa Protect"],
    companyAssets: "",
    rawExtractedJd: text,
  },
  organization: {
    name: "Brightadobe Home Plans",
    domain: "brightadobe.example",
    description: "Home warranty plans for Arizona and New Mexico.",
    website: "https://brightadobe.example",
    industry: "other",
    companySize: "201-500",
    voiceTone: "friendly",
    messagingStyle: "Warm, bilingual greeting, then the facts.",
  },
  sender: {
    name: "Yadira Quintero",
    title: "Recruiter",
    signatureBlock: "",
    timezone: "UTC-7 Mountain",
  },
  answers: {
    title: "Customer Support Specialist (Bilingual Spanish)",
    otherTitles: [
      "Customer Support Specialist",
      "Customer Support Specialist, bilingual Spanish",
      "Bilingual Customer Support Specialist",
      "Customer Support Specialist - Bilingual Spanish",
    ],
    seniority: null,
    soc: ["43-4051"],
    family: "support",
    city: "Phoenix",
    region: "AZ",
    country: "US",
    isRemote: false,
    workType: "on-site",
    urgency: "critical",
    pay: { min: 21.5, max: 24, currency: "USD", period: "hour" },
    employment: "full-time",
    musts: [
      line("english", "spanish"),
      line("1 yr", "call center"),
      line("zendesk", "service cloud"),
      line("40 wpm"),
      line("hs diploma"),
      line("background check"),
    ],
    nices: [line("home warranty"), line("contractors"), line("five9")],
    years: 1,
    skills: ["Zendesk", "Service Cloud", "Five9"],
    credentials: [],
    benefitKinds: ["health", "retirement", "leave"],
    payParts: ["differential", "overtime"],
    duties: 6,
    reportsTo: "team lead",
    dealBreakers: ["no wfh", "saturdays"],
  },
};
