import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `CNC Machinist (Lathe/Mill), 2nd Shift
Kesselbrandt Gear Works
Milwaukee, WI

Kesselbrandt makes short-run gears and shafts for mining, rail and crane repair. 38 people, one building on the south side, third owner, no debt. We run eleven CNC machines, mostly Haas and Mazak, in lots of 1 to 200 pieces, with tolerances down to half a thousandth. No parts go out of here that the guy who made them would not sign.

HOURS: Mon-Thu 3:00 pm to 1:30 am. Fridays off most weeks. Full time.
PAY: $28 to $36/hr depending on what you can do, plus $2.50/hr second shift premium. Overtime available, time and a half after 40.

The job:
- Set up and run 2 and 3 axis lathes and vertical mills, start to finish
- Work from prints with GD&T, no babysitting
- Edit G-code at the control, and program simple jobs in Mastercam
- Pick, set and touch off your own tools and dial in your own fixtures
- Check first pieces with mics and bore gauges and log the numbers
- Deburr, write up scrap honestly, keep the machine and the coolant clean
- Show the second shift apprentice how it is done
You report to the Plant Manager, who is here till six most nights.

You must have:
- 4 years minimum setting up and running CNC lathes or mills
- Blueprint reading and GD&T
- Time on Haas, Fanuc or Mazatrol controls
- G-code editing
- Your own hand tools and 0-3 inch micrometers
- Able to lift 45 lbs and be on your feet ten hours
- Some of our parts are ITAR controlled, so you must be a U.S. citizen or green card holder. No exceptions.

Good to have, not a must:
- Mastercam
- Gear hobbing or OD grinding
- NIMS credentials or a journeyman card

What you get besides the pay: health insurance (we pay 75%), dental, 401k with a 3% match, two weeks vacation to start, ten paid holidays, and we buy your boots and safety glasses. Climate controlled shop, because steel moves. Nobody has been laid off here since 2009. If you want a job where you push the green button all night this is not it.

We want a strong young man or woman with a good attitude who shows up. There are five people on second shift and when one is missing everybody feels it.

Come by any weekday between 8 and 4, fill out a one page application and talk to somebody who runs a machine. Bring your mics. We do a paid four hour bench test and you hear back the next day. Or email shop@kesselbrandt.example.`;

export const cncMachinist: EvalCase = {
  key: "cnc-machinist",
  subject: "trades",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "CNC Machinist - 2nd Shift",
    location: "Milwaukee, WI",
    salaryRange: "$28-36/hr + $2.50 shift premium",
    description: "Set up and run lathes and mills on short-run gears and shafts.",
    benefits: "Health (75% paid), dental, 401k 3% match, 2 weeks vacation, 10 holidays, boots",
    culture: "",
    requirements: "4 yrs setup + run. Prints and GD&T. Haas/Fanuc/Mazatrol. G-code. Own tools.",
    workType: "on-site",
    urgencyLevel: "passive",
    dealBreakers: ["ITAR: U.S. person", "no second shift"],
    dealBreakersText: "",
    preferredBackgrounds: ["Manufacturing", "Job shop"],
    redFlags: ["button pusher only"],
    competitorCompanies: ["Menomonee Precision", "Tamarack Gear"],
    companyAssets: "",
    rawExtractedJd: text,
  },
  organization: {
    name: "Kesselbrandt Gear Works",
    domain: "kesselbrandt.example",
    description: "Short-run gears and shafts for mining, rail and crane repair.",
    website: "",
    industry: "manufacturing",
    companySize: "11-50",
    voiceTone: "friendly",
    messagingStyle: "Talk like the shop talks. No buzzwords.",
  },
  sender: {
    name: "Colleen Dombrowski",
    title: "Office Manager",
    signatureBlock: "Colleen at Kesselbrandt\nshop@kesselbrandt.example",
    timezone: "UTC-6 Central",
  },
  answers: {
    title: "CNC Machinist (Lathe/Mill), 2nd Shift",
    otherTitles: ["CNC Machinist", "CNC Machinist (Lathe/Mill)", "CNC Machinist - 2nd Shift"],
    seniority: null,
    soc: ["51-4041"],
    family: "trades",
    city: "Milwaukee",
    region: "WI",
    country: "US",
    isRemote: false,
    urgency: "",
    pay: { min: 28, max: 36, currency: "USD", period: "hour" },
    employment: "full-time",
    shift: "evenings",
    musts: [
      line("4 years", "cnc lathes or mills"),
      line("blueprint", "gd&t"),
      line("haas", "fanuc"),
      line("g-code editing"),
      line("hand tools", "micrometers"),
      line("lift 45 lbs"),
      line("citizen", "green card"),
    ],
    nices: [line("mastercam"), line("hobbing"), line("nims", "journeyman")],
    years: 4,
    skills: ["GD&T", "G-code", "Haas", "Fanuc", "Mazatrol", "Mastercam"],
    credentials: ["NIMS", "journeyman"],
    benefitKinds: ["health", "retirement", "leave", "other"],
    payParts: ["differential", "overtime"],
    duties: 7,
    reportsTo: "Plant Manager",
    dealBreakers: ["green card"],
  },
};
