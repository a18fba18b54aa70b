import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `Senior Backend Engineer, Metering Platform
Quillwater | Denver, CO (hybrid) | Full-time

About Quillwater
Quillwater makes billing and leak-detection software for water districts. 212 districts in nine western states send us readings from 1.9 million meters, and their residents pay the bill we calculate. We are 140 people, profitable since 2022, with our office in the RiNo part of town. We move fast, we punch above our weight, and we are looking for a backend ninja who wants to own something big.

The role
You will join the seven people of the Metering Platform team and report to the Platform Engineering Manager. The team owns everything between the radio on the meter and the line on the bill. Our ingest pipeline was built when we had forty districts. It now falls behind on the first of every month, and rebuilding it is your first-year project.

What you'll do
- Redesign the reading ingest so that a month-end load finishes in four hours instead of eleven
- Write and run Kotlin services, deployed to Kubernetes on AWS
- Own the Postgres schema for readings, including partitioning and archiving 26 billion rows
- Replace the nightly CSV imports of 60 districts with an event-driven API
- Carry the pager one week in five, paid at $400 for the week
- Review designs and code, and coach two engineers who joined last year
- Listen in on district support calls once a month and bring back what you hear

You have
- 6+ years of professional backend development
- Strong Kotlin or Java in production
- Deep Postgres knowledge: query plans, indexing, partitioning
- Hands-on experience with Kafka or a comparable streaming platform
- AWS and k8s
- Terraform
- Designed REST APIs that outside teams depend on
- A bachelor's degree in computer science, or equivalent practical experience
- Excellent communication skills and a bias for action
- Authorization to work in the US. We cannot sponsor visas for this position.

Nice to have
- TimescaleDB or another time-series database
- A utility, IoT or metering background
- Python for data tooling

What we offer
- Base salary of $148,000 to $176,000, depending on experience
- 10% annual bonus target and stock options
- Medical, dental and vision from day one; we pay 90% of your premium
- 401(k) with a 5% match
- 20 days of PTO plus 11 holidays
- A free transit pass
- In the office Tuesday and Wednesday; where you sit on the other days is up to you

How we hire
A 30-minute call with our recruiter, a 60-minute system design conversation, a paired session on a real (old) bug, and a last talk with the VP of Engineering. We try to be done in three weeks. Send a resume and two lines on a system you are proud of to careers@quillwater.example. Applications are open until May 29.

Quillwater is an equal opportunity employer.`;

export const backendEngineer: EvalCase = {
  key: "backend-engineer",
  subject: "engineering",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "Senior Backend Engineer",
    location: "Denver, CO",
    salaryRange: "$148,000 - $176,000",
    description:
      "Rebuild the meter reading ingest and own the Postgres behind 1.9 million meters, on the seven-person Metering Platform team.",
    benefits:
      "10% bonus target, stock options, medical/dental/vision (90% of premium), 401(k) 5% match, 20 days PTO, transit pass",
    culture:
      "Write it down before you build it. Engineers sit in on customer support calls once a month.",
    requirements:
      "6+ years backend. Kotlin or Java. PostgreSQL at scale. Kafka or similar. AWS and Kubernetes. Pager one week in five.",
    workType: "hybrid",
    urgencyLevel: "active",
    dealBreakers: ["no visa", "no remote"],
    dealBreakersText: "Tuesday and Wednesday in the Denver office are fixed.",
    preferredBackgrounds: ["SaaS", "Utilities software", "IoT"],
    redFlags: ["unstable team", "never ran a service they built"],
    competitorCompanies: ["Meterlark", "Hydrofable", "Sluicewright"],
    companyAssets:
      "https://quillwater.example/engineering\nTalk: 26 billion readings in one Postgres",
    rawExtractedJd: text,
  },
  organization: {
    name: "Quillwater",
    domain: "quillwater.example",
    description: "Billing and leak-detection software for water districts. Denver, 140 people.",
    website: "https://quillwater.example",
    industry: "technology",
    companySize: "51-200",
    voiceTone: "friendly",
    messagingStyle: "Plain and warm. First names. One question per message.",
  },
  sender: {
    name: "Ines Holloway",
    title: "Technical Recruiter",
    signatureBlock: "Ines Holloway\nTechnical Recruiter, Quillwater\nquillwater.example/careers",
    timezone: "UTC-7 Mountain",
  },
  answers: {
    title: "Senior Backend Engineer",
    otherTitles: ["Senior Backend Engineer, Metering Platform"],
    seniority: "senior",
    soc: ["15-1252"],
    family: "software",
    city: "Denver",
    region: "CO",
    country: "US",
    isRemote: false,
    workType: "hybrid",
    urgency: "",
    pay: { min: 148_000, max: 176_000, currency: "USD", period: "year" },
    employment: "full-time",
    shift: null,
    musts: [
      line("6+ years", "backend"),
      line("kotlin", "java"),
      line("postgres", "query plans"),
      line("kafka"),
      line("aws", "k8s"),
      line("terraform"),
      line("rest apis"),
      line("bachelor's degree", "computer science"),
      line("authorization to work"),
    ],
    nices: [line("timescaledb"), line("metering background"), line("python")],
    years: 6,
    skills: [
      "Kotlin",
      "Java",
      "PostgreSQL",
      "Kafka",
      "AWS",
      "Kubernetes",
      "Terraform",
      "REST",
      "TimescaleDB",
      "Python",
    ],
    credentials: [],
    benefitKinds: ["health", "retirement", "leave", "pay", "other"],
    payParts: ["bonus", "equity", "onCall"],
    duties: 7,
    reportsTo: "Platform Engineering Manager",
    dealBreakers: ["cannot sponsor"],
  },
};
