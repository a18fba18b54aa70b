import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `Data Engineer (m/w/d)
Pfandkreis GmbH, Berlin-Kreuzberg, hybrid, unbefristet, full-time

Who we are
Every bottle that goes back into a deposit machine is a data point. Pfandkreis connects 18.000 return machines in 4.300 supermarkets and settles the deposits between retailers, fillers and recyclers. We are 85 people from 24 nations, the company language is English, and since last year we earn money.

Your mission
As our third Data Engineer you build up the data platform together with two engineers, four analysts and one data scientist. You report to the Head of Data.

Your tasks
• You move our 140 nightly batch jobs from cron scripts to Airflow
• You design the event model for machine data, about 30 million returns per day
• You build and test dbt models for the monthly deposit settlement (errors cost real money)
• You care for the data quality checks and the alerts that come with them
• You make GDPR deletion requests work through the whole platform
• You advise product teams how to publish events instead of database dumps

Your profile
• At least 3 years of experience as a data engineer or in a similar role
• Very good Python and SQL
• Experience with Airflow, Dagster or a comparable orchestrator
• dbt in production
• A cloud warehouse: Snowflake or BigQuery
• Experience with Kafka or another streaming technology
• Fluent English (C1)
• You already live in Germany or are willing to relocate to Berlin

Nice to have
• Terraform
• Spark
• German (B1 or better), because our retailers like to talk
• Knowledge from retail or payments

What we offer
• €72.000 – €86.000 gross per year, depending on experience
• Virtual shares (VSOP)
• 30 days of vacation and Christmas Eve on top
• Company pension scheme with a 20% employer top-up
• Deutschlandticket and a bike leasing
• Relocation support up to €3.000; we help with the EU Blue Card
• Two days per week in our Kreuzberg office (Tuesday and Thursday), the rest mobile; up to 30 days per year from other EU countries
• 40 hours per week, 32 hours possible after the probation period

How to apply
Please send us your CV with your earliest starting date to jobs@pfandkreis.example. A photo, your date of birth and your marital status are not needed. The process takes about three weeks: a call with our People team (30 minutes), a technical interview about one of your own pipelines (75 minutes), a case from our settlement with the data team (2 hours, on site or remote), and a coffee with the CTO. We look for team players with a hands-on mentality who burn for data.`;

export const dataEngineerBerlin: EvalCase = {
  key: "data-engineer-berlin",
  subject: "non-US",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "Data Engineer (m/w/d)",
    location: "Berlin, Germany",
    salaryRange: "72.000 - 86.000 EUR",
    description:
      "Third data engineer. Airflow, dbt and the event model for 30 million bottle returns a day.",
    benefits:
      "VSOP, 30 days vacation, pension with 20% top-up, Deutschlandticket, bike leasing, relocation up to €3.000",
    culture: "24 nations, English in every meeting. Settlement errors are reviewed without blame.",
    requirements:
      "3+ years data engineering. Python, SQL. Airflow or Dagster. dbt. Snowflake or BigQuery. Kafka or similar. English C1.",
    workType: "hybrid",
    urgencyLevel: "active",
    dealBreakers: ["no remote from outside the EU"],
    dealBreakersText: "Tuesday and Thursday in Kreuzberg. Blue Card is fine.",
    preferredBackgrounds: ["E-commerce", "Payments"],
    redFlags: ["low budget"],
    competitorCompanies: ["Leergutwerk", "Kreislauf Nord", "Bonkasten"],
    companyAssets: "https://pfandkreis.example/tech\nBlog: settling 30 million returns a day",
    rawExtractedJd: text,
  },
  organization: {
    name: "Pfandkreis GmbH",
    domain: "pfandkreis.example",
    description: "Connects deposit return machines and settles the deposits.",
    website: "https://pfandkreis.example",
    industry: "technology",
    companySize: "51-200",
    voiceTone: "innovative",
    messagingStyle: "Direct, English, a little dry. No superlatives.",
  },
  sender: {
    name: "Henrike Stolz",
    title: "People Partner",
    signatureBlock: "Henrike Stolz\nPeople Team, Pfandkreis GmbH, Berlin",
    timezone: "UTC+0 UTC",
  },
  answers: {
    title: "Data Engineer",
    otherTitles: ["Data Engineer (m/w/d)"],
    seniority: null,
    soc: ["15-1243"],
    family: "data",
    city: "Berlin",
    country: "DE",
    isRemote: false,
    workType: "hybrid",
    urgency: "",
    pay: { min: 72_000, max: 86_000, currency: "EUR", period: "year" },
    employment: "full-time",
    shift: null,
    musts: [
      line("3 years", "data engineer"),
      line("python", "sql"),
      line("airflow", "dagster"),
      line("dbt"),
      line("snowflake", "bigquery"),
      line("kafka"),
      line("english", "c1"),
      line("relocate to berlin"),
    ],
    nices: [line("terraform"), line("spark"), line("german", "b1"), line("retail or payments")],
    years: 3,
    skills: [
      "Python",
      "SQL",
      "Airflow",
      "Dagster",
      "dbt",
      "Snowflake",
      "BigQuery",
      "Kafka",
      "Terraform",
      "Spark",
    ],
    credentials: [],
    benefitKinds: ["retirement", "leave", "other"],
    payParts: ["equity", "pension", "relocation"],
    duties: 6,
    reportsTo: "Head of Data",
  },
};
