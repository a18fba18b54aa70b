import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `Registered Nurse (RN) - Emergency Department - Nights
Larkspur Valley Hospital, Dublin, OH
Requisition 24-1187        Full-time, 36 hours a week

URGENT NEED: four night positions, immediate start.

Larkspur Valley Hospital is a 164-bed community hospital northwest of
Columbus. Our 31-bed Emergency Department is a Level III trauma center
and a primary stroke center and sees about 52,000 patients a year. This
is an on-site bedside position, three 12-hour nights a week, 7:00 p.m.
to 7:30 a.m.

Reports to: Emergency Department Nurse Manager

Principal Duties

  *  Triages arriving patients with the Emergency Severity Index and
     reassesses those who are still waiting
  *  Cares for up to four patients at a time, one to two when critical
  *  Starts IV lines, draws labs and gives medications, including
     conscious sedation under physician direction
  *  Responds to trauma, stroke and cardiac alerts as a named team member
  *  Documents assessments and care in Epic at the bedside
  *  Gives a structured handover to inpatient units and to the day shift
  *  Takes turns as preceptor for new graduates after the first year

Required

  *  Current Ohio RN license, or a multistate license valid in Ohio
  *  Graduate of an accredited school of nursing (ADN, diploma or BSN)
  *  At least 1 year of RN experience in an emergency department or
     intensive care unit
  *  BLS (American Heart Association) at hire
  *  ACLS and PALS within 6 months of hire
  *  TNCC within 12 months of hire
  *  Able to work every third weekend and two of the six major holidays
  *  Able to lift 50 pounds and to stand for most of a 12-hour shift

Preferred

  *  CEN certification
  *  BSN
  *  Experience with Epic
  *  Two years in a trauma center

Pay and Benefits

Pay is $36.85 to $52.40 an hour, set by years as a licensed RN, plus a
night differential of $5.50 an hour and a weekend differential of $3.00.
Overtime is paid after 40 hours. A sign-on bonus of $8,000 is paid over
18 months. We offer an excellent benefits package: medical, dental and
vision from the first of the month after hire, a 403(b) with a 4% match,
paid time off that accrues at 6.1 hours per pay period, and tuition
assistance up to $4,000 a year.

The ideal candidate is a dependable team player with a positive attitude
who thrives in a fast-paced environment.

Apply at careers.larkspurvalley.example with your license number. A
recruiter will call within two business days; the interview is one visit
with the nurse manager and two night nurses, with an hour on the floor.
All offers are subject to a background check, a drug screen and
occupational health clearance. Larkspur Valley Hospital is an equal
opportunity employer.`;

export const edNurse: EvalCase = {
  key: "ed-nurse",
  subject: "nursing",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "Registered Nurse - Emergency Department (Nights)",
    location: "Dublin, OH",
    salaryRange: "$36.85 - $52.40/hour",
    description:
      "31-bed ED, Level III trauma, about 52,000 visits a year. Three 12s a week, nights.",
    benefits: "",
    culture: "",
    requirements:
      "Ohio or multistate RN license. 1 year ED or ICU. BLS now, ACLS and PALS in 6 months, TNCC in 12.",
    workType: "on-site",
    urgencyLevel: "critical",
    dealBreakers: ["cannot work nights", "cannot work every third weekend"],
    dealBreakersText: "",
    preferredBackgrounds: ["Healthcare"],
    redFlags: ["urgent backfill", "low employer-review rating"],
    competitorCompanies: ["Scioto Crossing Medical Center", "Aldermoor Health"],
    companyAssets: "",
    rawExtractedJd: text,
  },
  organization: {
    name: "Larkspur Valley Hospital",
    domain: "larkspurvalley.example",
    description: "164-bed community hospital in Dublin, Ohio.",
    website: "https://larkspurvalley.example",
    industry: "healthcare",
    companySize: "501-1000",
    voiceTone: "professional",
    messagingStyle: "",
  },
  sender: {
    name: "Bernadette Osei",
    title: "Nurse Recruiter",
    signatureBlock: "",
    timezone: "UTC-5 Eastern",
  },
  answers: {
    title: "Registered Nurse - Emergency Department (Nights)",
    otherTitles: [
      "Registered Nurse (RN) - Emergency Department - Nights",
      "Registered Nurse - Emergency Department",
      "Registered Nurse, Emergency Department",
      "Emergency Department Registered Nurse",
      "ED Registered Nurse",
      "Emergency Department RN",
    ],
    seniority: null,
    soc: ["29-1141"],
    family: "clinical",
    city: "Dublin",
    region: "OH",
    country: "US",
    isRemote: false,
    workType: "on-site",
    urgency: "critical",
    pay: { min: 36.85, max: 52.4, currency: "USD", period: "hour" },
    employment: "full-time",
    shift: "nights",
    musts: [
      line("rn license", "multistate"),
      line("accredited school of nursing"),
      line("1 year", "emergency department", "intensive care unit"),
      line("bls"),
      line("acls", "pals"),
      line("tncc"),
      line("every third weekend"),
      line("lift 50 pounds"),
    ],
    nices: [
      line("cen certification"),
      line("bsn"),
      line("epic"),
      line("two years", "trauma center"),
    ],
    years: 1,
    skills: ["Epic"],
    credentials: ["RN", "BLS", "ACLS", "PALS", "TNCC", "CEN"],
    benefitKinds: ["health", "retirement", "leave", "other"],
    payParts: ["differential", "overtime", "signOn"],
    duties: 7,
    reportsTo: "Emergency Department Nurse Manager",
    dealBreakers: [],
  },
};
