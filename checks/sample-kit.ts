import { compile } from "#boolean/compile.ts";
import { SearchSpec } from "#contract/search-spec.ts";

export const range = { min: 34, max: 44, currency: "USD", period: "hour", facts: ["pay"] };

const spec = SearchSpec.parse({
  titles: [{ term: "Industrial Electrician", synonyms: ["Maintenance Electrician"] }],
  mustSkills: [{ term: "PLC", synonyms: ["Allen-Bradley"] }],
  anySkills: ["journeyman electrician"],
  places: ["Pueblo, CO"],
});

const jobPost = {
  title: "Industrial Electrician, second shift",
  hook: "Keep 42 looms weaving at Bellweather Mills in Pueblo.",
  whatYouWillDo: [
    "Find faults on PLC-controlled looms",
    "Rewire the dye house panels",
    "Keep the boiler room safe",
  ],
  whatYouBring: [
    "Colorado journeyman electrician license",
    "4 years of industrial maintenance",
    "PLC troubleshooting",
  ],
  payAndBenefits:
    "$34.00 to $44.00 an hour plus a $2.50 shift differential. Medical and dental, 401(k), 15 days of paid leave.",
  howToApply:
    "Apply at the mill office. Applications are accepted until the job is filled: open until filled.",
  range,
  covers: ["req.license", "req.years"],
  facts: ["company.looms", "req.years", "pay", "pay.differential", "benefit.leave"],
};

/** The job post, messages and searches of the sample job; tests only. */
export const attractSourceKit = {
  launchNarrative: {
    answer: "Show the 42 looms and the differential; the license does the sorting.",
    facts: ["company.looms"],
  },
  jobPost,
  valueProps: [
    {
      prop: "Real PLC faults on looms, not paperwork",
      proof: "Posting",
      covers: ["req.plc"],
      facts: ["duty.faults"],
    },
    {
      prop: "The card can wait for 60 days if the manager says so",
      proof: "Posting",
      covers: ["req.osha"],
      facts: ["req.osha"],
    },
  ],
  outreachTemplates: [
    {
      id: "o1",
      channel: "E-mail",
      subject: "PLC work on 42 looms in Pueblo",
      body: "Hi {{first_name}}, Bellweather Mills needs an electrician for second shift. It is $34.00 to $44.00 an hour plus a $2.50 differential. Could we talk about the dye house panels?",
      signature: "Sam Ortiz",
      characters: 170,
      limit: 400,
      facts: ["company.looms", "pay", "pay.differential", "duty.panels"],
    },
  ],
  booleanStrings: {
    spec,
    searches: compile(spec),
    terms: [
      { text: "PLC", covers: ["req.plc"] },
      { text: "journeyman electrician", covers: ["req.license"] },
    ],
  },
};
