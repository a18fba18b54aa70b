import type { Ledger } from "#ledger/ledger.ts";
import { isByPost } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { known } from "#tools/writing/phrases.ts";

type Measure = { measure: string; target: string; changeWhen: string };
type Experiment = { hypothesis: string; measure: string; effort: string };

/** What to count, and when to change something. */
export function writeAnalytics(ledger: Ledger): EngagementHub["analytics"] {
  const { plan } = ledger;
  const rows: Measure[] = [
    isByPost(ledger) ? applications : replies,
    {
      measure: "Reasons for a no",
      target: "Sorted: pay, place, hours, work",
      changeWhen: "The same one three times: take it to the hiring manager.",
    },
    {
      measure: "First calls that end at a must-have",
      target: "Under half",
      changeWhen: "Over half of ten calls: ask which must-have may bend.",
    },
  ];
  return rows.map((row) => ({ ...row, ...known("plan", plan.id, plan.funnel.id) }));
}

const applications: Measure = {
  measure: "Applications for each hundred views",
  target: "Five, a planning default",
  changeWhen: "Under two after 200 views: change the title and the first two lines.",
};

const replies: Measure = {
  measure: "Replies for each ten people",
  target: "Two, a planning default",
  changeWhen: "Under one after thirty people: change the opening.",
};

/** What to try, each with a result that would prove it wrong. */
export function writeExperiments(ledger: Ledger): EngagementHub["experiments"] {
  const { plan, playbook } = ledger;
  const general = isByPost(ledger) ? forApplicants : forMessages;
  const own = playbook.engagement?.experiment;
  const rows = own === undefined ? general : [own, ...general.slice(0, 1)];
  return rows.map((row) => ({ ...row, ...known("plan", plan.id) }));
}

const forApplicants: readonly Experiment[] = [
  {
    hypothesis: "More applicants come to the first call after a text within the hour.",
    measure: "Calls held, for each twenty applicants",
    effort: "low",
  },
  {
    hypothesis: "A reminder on the evening before brings more people to the meeting.",
    measure: "People who come, for each ten booked",
    effort: "low",
  },
];

const forMessages: readonly Experiment[] = [
  // The pay in the subject is tried in the Attract & Source Kit.
  {
    hypothesis: "A message sent before the working day begins is answered more often.",
    measure: "Replies, for each thirty sent early and in the afternoon",
    effort: "low",
  },
  {
    hypothesis: "A follow-up from the hiring manager is answered more often than the recruiter's.",
    measure: "Replies, for each thirty sent by either",
    effort: "medium",
  },
];
