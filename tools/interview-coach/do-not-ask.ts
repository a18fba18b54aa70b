import { inCountryWords } from "#ledger/facts/country-words.ts";
import { historyFact } from "#ledger/law/apply-rules.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { known } from "#tools/writing/phrases.ts";

type DoNot = InterviewCoach["doNotAsk"][number];

const pastPay = /\bpay\b|salary/iu;

/** What people are asked and must not be, with what may be asked; nothing here states a fact of the job. */
const everywhere: readonly Pick<DoNot, "topic" | "doNotAsk" | "instead">[] = [
  {
    topic: "Pay history",
    doNotAsk: "What do you earn now?",
    instead: "What pay do you expect for this job?",
  },
  {
    topic: "Age",
    doNotAsk: "When did you leave school?",
    instead: "What experience do you have that fits this job?",
  },
  {
    topic: "Family",
    doNotAsk: "Do you have children?",
    instead: "Can you work the hours of this job?",
  },
  {
    topic: "Health and disability",
    doNotAsk: "Have you had an illness or an injury?",
    instead: "Can you do the main tasks, with or without accommodation?",
  },
  {
    topic: "Origin and citizenship",
    doNotAsk: "Where are you from originally?",
    instead: "Are you authorized to work here, and would you need sponsorship?",
  },
];

/** What everybody is asked; past pay with the law of the place. */
export function writeDoNotAsk({ law, reading }: Ledger): DoNot[] {
  return everywhere
    .map((row) => ({
      ...row,
      instead: inCountryWords(row.instead, reading.place.country),
      ...known("plan", "title"),
    }))
    .map((row) => (pastPay.test(row.topic) ? withLaw(row, law.history) : row));
}

/** "Pay history (barred in Illinois)". Laws that nobody read are in the fact, not in the words. */
function withLaw(row: DoNot, history: Ledger["law"]["history"]): DoNot {
  if (history.length === 0) return row;
  const facts = [...row.facts, historyFact];
  const read = history.filter(({ isChecked, asking }) => isChecked && asking !== "allowed");
  const [first] = read;
  if (first === undefined) return { ...row, facts };
  const where =
    read.length > 1 ? "barred or limited in several states" : `${first.asking} in ${first.place}`;
  return { ...row, topic: `${row.topic} (${where})`, facts };
}
