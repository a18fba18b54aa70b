import type { JobFields } from "#ledger/facts/reading.ts";

/** One thing a recruiter changes in the form or the text of a job. */
export type StaleEdit = { key: string; about: string; change: (job: JobFields) => JobFields };

const edit = (key: string, about: string, change: StaleEdit["change"]): StaleEdit => ({
  key,
  about,
  change,
});

/** What is said of these three jobs after an edit; all else is the same for each. */
type Particulars = {
  pay: string;
  town: string;
  must: string;
  title: string;
  workType: string;
  employmentType: JobFields["employmentType"];
  benefit: string;
  step: string;
  company: string;
};

const particulars: Record<string, Particulars> = {
  nurse: {
    pay: "$46.00 - $66.50 / hour",
    town: "Rochester, MN",
    must: "PALS within 6 mos of hire",
    title: "Nurse Manager",
    workType: "hybrid",
    employmentType: "full-time",
    benefit: "Student loan repayment of $4,000 a year",
    step: "Interview process: a phone screen, then a panel with two charge nurses and a shadow shift.",
    company: "We opened a new 40-bed cardiac pavilion in May.",
  },
  "devops-engineer": {
    pay: "$136,000 - $158,000 annually",
    town: "Columbus, OH",
    must: "Two years of on-call for production systems",
    title: "Site Reliability Engineer",
    workType: "remote",
    employmentType: "contract",
    benefit: "Sabbatical of six weeks after five years",
    step: "Interview process: a recruiter call, a pairing session of 90 minutes and a talk with the director.",
    company: "Allegrin bought a second carrier in May and now runs 9,000 trailers.",
  },
  "account-executive": {
    pay: "between $158,000 and $190,000",
    town: "Chicago, IL",
    must: "Three years of selling to retailers",
    title: "Account Manager",
    workType: "hybrid",
    employmentType: "part-time",
    benefit: "Student loan repayment of $4,000 a year",
    step: "Interview process: one call with the RVP, then a mock discovery with two account executives.",
    company: "We were bought by a public company in May and doubled the product team.",
  },
};

/** Ten kinds of edit, as they are made on one of the three jobs. */
export function editsFor(job: string): StaleEdit[] {
  const to = particulars[job];
  if (!to) throw new Error(`there are no edits for ${job}`);
  return [
    edit("pay", `Pay is now ${to.pay}`, (one) => ({ ...one, salaryRange: to.pay })),
    edit("town", `The place is now ${to.town}`, (one) => ({ ...one, location: to.town })),
    edit("must-added", `A must-have was added: ${to.must}`, (one) => ({
      ...one,
      requirements: `${to.must}\n${one.requirements}`,
    })),
    edit("must-removed", "The third must-have of the form was taken out", (one) => ({
      ...one,
      requirements: one.requirements
        .split("\n")
        .filter((_, at) => at !== 2)
        .join("\n"),
    })),
    edit("title", `The title is now ${to.title}`, (one) => ({ ...one, title: to.title })),
    edit("work-type", `The work type is now ${to.workType}`, (one) => ({
      ...one,
      workType: to.workType,
    })),
    edit("employment", `The employment type is now ${to.employmentType}`, (one) => ({
      ...one,
      employmentType: to.employmentType,
    })),
    edit("benefit", `A benefit was added: ${to.benefit}`, (one) => ({
      ...one,
      benefits: `${one.benefits}\n${to.benefit}`,
    })),
    edit("hiring-steps", `A line was added to the text: ${to.step}`, (one) => ({
      ...one,
      rawExtractedJd: `${one.rawExtractedJd}\n\n${to.step}`,
    })),
    edit("company", `A line was added to the text: ${to.company}`, (one) => ({
      ...one,
      rawExtractedJd: `${one.rawExtractedJd}\n\nAbout us\n${to.company}`,
    })),
  ];
}
