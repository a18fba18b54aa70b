import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `Warehouse Operations Supervisor (2nd Shift) - Ridgepack Fulfillment - Reno, NV

Job type: Full-time, salaried, exempt
Schedule: Wednesday to Saturday, 2:00 p.m. to 12:30 a.m. (four 10-hour shifts)
Location: On-site, 1.1 million sq. ft. fulfillment center, North Valleys
Pay: $66,000 - $74,500 per year, plus a quarterly bonus of up to 8%
Reports to: Site Operations Manager

Who we are:
Ridgepack ships camping, climbing and ski gear for 34 outdoor brands. The Reno site sends out 46,000 orders on a normal day and twice that before the holidays. We are actively interviewing now so that the new supervisor is trained before peak.

Role overview:
You are the first-line manager of 28 associates and two team leads in outbound: picking, packing and shipping. You run the floor, answer for the numbers, and make sure everybody goes home in one piece. No two days are the same!!

Responsibilities:
• Run the start-of-shift meeting and assign labor to pick, pack and ship
• Hold the line at 118 units per labor hour and 99.6% order accuracy
• Walk the floor hourly, remove jams, and move people before a lane backs up
• Investigate every injury and near miss within 24 hours
• Coach, review and, when needed, discipline associates; keep turnover under 45% a year
• Approve timecards and keep overtime inside budget
• Train every new associate on scanners, lift equipment and lockout rules
• Close the shift report and hand over to the night supervisor

Requirements:
• 2+ years supervising at least 15 people in a warehouse or distribution center
• Experience with a WMS (Manhattan, Korber or similar)
• Forklift certified, or able to certify with us within 30 days
• OSHA 10 within 90 days of hire
• High school diploma or GED
• Excel well enough to build your own labor plan
• Able to walk and stand for 10 hours and lift up to 50 lbs
• Available for six-day weeks from November 10 to December 23
• Must pass a background check and pre-employment drug screen
• Must be able to work in a high-energy environment and handle multiple priorities

Preferred:
• Conversational Spanish
• Lean or 5S experience
• Associate degree in logistics

What you get:
• Full benefits package, including medical, dental and vision after 60 days
• 401(k) with 3% match
• 80 hours of PTO in your first year
• 40% off every brand we ship
• Real promotions: both current operations managers started on this shift

Deal breaker: if you cannot work Saturdays, please do not apply.

To apply, text RENO2 to our hiring line or apply online. Interviews are a phone screen, a floor walk during second shift and a talk with the site operations manager. Ridgepack is an equal opportunity employer and welcomes digital natives, veterans and career changers.`;

export const warehouseSupervisor: EvalCase = {
  key: "warehouse-supervisor",
  subject: "operations",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "Warehouse Operations Supervisor - 2nd Shift",
    location: "Reno, NV",
    salaryRange: "$66,000 - $74,500",
    description:
      "Runs outbound on second shift: 28 associates, two team leads, 46,000 orders a day.",
    benefits: "Medical/dental/vision after 60 days, 401(k) 3% match, 80 hrs PTO, 40% gear discount",
    culture: "Promote from the floor. Safety before units.",
    requirements:
      "3+ years supervising 15+ in a warehouse\nWMS experience\nForklift (or certify in 30 days)\nOSHA 10 in 90 days\nPeak six-day weeks",
    workType: "on-site",
    urgencyLevel: "active",
    dealBreakers: ["cannot work Saturdays", "not available Nov 10 to Dec 23"],
    dealBreakersText: "Client brands check our peak staffing, so no exceptions on peak weeks.",
    preferredBackgrounds: ["E-commerce", "Third-party logistics"],
    redFlags: ["unstable team", "low employer-review rating", "never managed a peak season"],
    competitorCompanies: ["Sierra Docks", "Packlode", "Truckee Fulfillment Partners"],
    companyAssets: "Two-minute floor video: https://ridgepack.example/reno",
    rawExtractedJd: text,
  },
  organization: {
    name: "Ridgepack Fulfillment",
    domain: "ridgepack.example",
    description: "Fulfillment for 34 outdoor brands from Reno and one eastern site.",
    website: "https://ridgepack.example",
    industry: "retail",
    companySize: "1001-5000",
    voiceTone: "casual",
    messagingStyle: "Text-message short. Say the shift and the pay first.",
  },
  sender: {
    name: "Deshawn Trujillo",
    title: "Site HR Lead",
    signatureBlock: "",
    timezone: "UTC-8 Pacific",
  },
  answers: {
    title: "Warehouse Operations Supervisor (2nd Shift)",
    otherTitles: ["Warehouse Operations Supervisor", "Warehouse Operations Supervisor - 2nd Shift"],
    seniority: "manager",
    soc: ["53-1047"],
    family: "operations",
    city: "Reno",
    region: "NV",
    country: "US",
    isRemote: false,
    workType: "on-site",
    urgency: "active",
    pay: { min: 66_000, max: 74_500, currency: "USD", period: "year" },
    employment: "full-time",
    shift: "evenings",
    musts: [
      line("2+ years", "supervising", "15 people"),
      line("wms"),
      line("forklift"),
      line("osha 10"),
      line("high school diploma"),
      line("excel"),
      line("lift up to 50 lbs"),
      line("six-day weeks"),
      line("background check", "drug screen"),
    ],
    nices: [line("spanish"), line("5s"), line("associate degree", "logistics")],
    years: 2,
    skills: ["WMS", "Manhattan", "Korber", "Excel", "Lean", "5S"],
    credentials: ["forklift", "OSHA 10"],
    benefitKinds: ["health", "retirement", "leave", "other"],
    payParts: ["bonus"],
    duties: 8,
    reportsTo: "Site Operations Manager",
    dealBreakers: ["saturdays"],
  },
};
