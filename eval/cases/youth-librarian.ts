import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `TWO RIVERS LIBRARY AUTHORITY
invites applications for the position of
LIBRARIAN II (YOUTH SERVICES)

CLASS CODE: 4417
LOCATION: Sacramento, CA (Del Paso Branch)
SALARY: $6,012.00 - $7,307.00 monthly
JOB TYPE: Full-time, represented
OPENING DATE: February 3
FINAL FILING DATE: March 6, 5:00 p.m. Postmarks are not accepted.

THE POSITION

Under the general supervision of the Branch Supervisor, the Librarian II plans and delivers library service to children, teens and their caregivers at the Del Paso Branch, which serves 61,000 residents. The current vacancy is the result of a retirement. The eligible list established by this recruitment will be used to fill this vacancy and others that may occur during the next twelve months.

EXAMPLES OF DUTIES

1. Plans and presents story times, class visits and teen programs, about six a week.
2. Selects, orders and withdraws materials for the youth collection within an annual budget of $48,000.
3. Answers reference questions and helps families with homework databases.
4. Conducts outreach to nine elementary schools and two Head Start centers.
5. Coordinates the Summer Reading Challenge for the branch (1,900 participants last year).
6. Trains and directs two library assistants and a group of teen volunteers.
7. Prepares monthly statistics and grant reports.
8. Serves as person in charge of the building in the absence of the supervisor.

MINIMUM QUALIFICATIONS

Education: A master's degree in library science from a school accredited by the American Library Association.

Experience: Two years of professional librarian experience, one of them in service to children or teens. One year as a Librarian I with the Authority may be substituted for one year of the required experience.

License: Possession of a valid California Class C driver license at the time of appointment.

Schedule: Must be able to work two evenings a week and every other Saturday.

Background: Candidates must pass fingerprinting and a background check as mandated reporters of child abuse.

DESIRABLE QUALIFICATIONS

Ability to speak Spanish, Hmong or Russian.
Experience with Polaris or another integrated library system.
Experience writing grants.

BENEFITS

The Authority contributes up to $1,640 a month toward medical, dental and vision coverage. Retirement is a CalPERS pension (2% at 62). Employees earn 12 days of vacation and 12 days of sick leave a year, plus 13 paid holidays. The Authority does not participate in Social Security.

EXAMINATION PROCESS

Applications will be screened for the minimum qualifications. Qualified candidates will be invited to a structured oral examination (weighted 100%), tentatively set for the week of March 23, which includes a ten-minute sample story time. A score of 70% is required to be placed on the eligible list. Veterans' preference credit will be applied under the Authority's rules. Appointees serve a probation period of twelve months. A resume will not be accepted in place of a completed application and supplemental questionnaire.

The Two Rivers Library Authority is an equal opportunity employer. Persons who need an accommodation in the examination should contact Human Resources five business days in advance.`;

export const youthLibrarian: EvalCase = {
  key: "youth-librarian",
  subject: "public sector",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "Librarian II (Youth Services)",
    location: "Sacramento, CA",
    salaryRange: "$6,012.00 - $7,307.00 monthly",
    description: "Youth services at the Del Paso Branch, which serves 61,000 residents.",
    benefits:
      "Medical/dental/vision up to $1,640 a month, CalPERS 2% at 62, 12 vacation days, 13 holidays",
    culture: "",
    requirements:
      "ALA-accredited MLS. Two years professional experience, one with youth. Class C license. Two evenings and every other Saturday.",
    workType: "on-site",
    urgencyLevel: "",
    dealBreakers: ["specific degree required"],
    dealBreakersText: "Applications after March 6 cannot be accepted.",
    preferredBackgrounds: ["Government", "Public library"],
    redFlags: ["low budget"],
    competitorCompanies: ["Yolo Plains Library", "Cosumnes Unified School District"],
    companyAssets: "Summer Reading Challenge report (PDF)",
    rawExtractedJd: text,
  },
  organization: {
    name: "Two Rivers Library Authority",
    domain: "tworivers.example",
    description: "Joint powers authority that runs fourteen public library branches.",
    website: "https://tworivers.example",
    industry: "government",
    companySize: "201-500",
    voiceTone: "professional",
    messagingStyle: "Neutral, complete, with the filing date in every message.",
  },
  sender: {
    name: "Lorraine Abeyta",
    title: "Human Resources Analyst",
    signatureBlock: "Lorraine Abeyta\nHuman Resources, Two Rivers Library Authority",
    timezone: "UTC-8 Pacific",
  },
  answers: {
    title: "Librarian II (Youth Services)",
    otherTitles: [
      "Librarian II",
      "Librarian II - Youth Services",
      "Youth Services Librarian",
      "Youth Services Librarian II",
    ],
    soc: ["25-4022"],
    family: "public",
    city: "Sacramento",
    region: "CA",
    country: "US",
    isRemote: false,
    urgency: "",
    pay: { min: 6_012, max: 7_307, currency: "USD", period: "month" },
    employment: "full-time",
    musts: [
      line("master's degree", "library science"),
      line("two years", "professional librarian experience"),
      line("class c", "driver license"),
      line("two evenings", "every other saturday"),
      line("fingerprinting", "background check"),
    ],
    nices: [line("spanish", "hmong"), line("polaris"), line("grants")],
    years: 2,
    skills: ["Polaris"],
    credentials: ["driver license"],
    benefitKinds: ["health", "retirement", "leave"],
    payParts: ["pension"],
    duties: 8,
    reportsTo: "Branch Supervisor",
  },
};
