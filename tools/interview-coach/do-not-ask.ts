import { inCountryWords } from "#ledger/country-words.ts";
import { historyFact } from "#ledger/law/apply-rules.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { known } from "#tools/phrases.ts";

type DoNot = InterviewCoach["doNotAsk"][number];

const most = 5;
const pastPay = /\bpay\b|salary/iu;

/** What people are asked everywhere and must not be, with what may be asked; the theme tells whether the trade has its own. */
const everywhere: readonly (Pick<DoNot, "topic" | "doNotAsk" | "instead"> & { theme: RegExp })[] = [
  {
    topic: "Pay history",
    doNotAsk: "What do you earn now?",
    instead: "What pay do you expect for this job?",
    theme: pastPay,
  },
  {
    topic: "Age",
    doNotAsk: "When did you leave school?",
    instead: "Nothing. The experience asked for is enough.",
    theme: /\bage\b/iu,
  },
  {
    topic: "Family",
    doNotAsk: "Do you have children?",
    instead: "Can you work the hours in the posting?",
    theme: /family|child|pregnan/iu,
  },
  {
    topic: "Health and disability",
    doNotAsk: "Have you had an illness or an injury?",
    instead: "Can you do the main tasks, with or without accommodation?",
    theme: /health|disab|physical|body|injur|medica/iu,
  },
  {
    topic: "Origin and citizenship",
    doNotAsk: "Where are you from originally?",
    instead: "Are you authorized to work here, and would you need sponsorship?",
    theme: /origin|citizen|birth/iu,
  },
  {
    topic: "Religion",
    doNotAsk: "Which holidays do you keep?",
    instead: "Can you work the days in the posting?",
    theme: /relig|faith/iu,
  },
  {
    topic: "Arrests",
    doNotAsk: "Have you ever been arrested?",
    instead: "Nothing now. Checks come after the offer.",
    theme: /arrest/iu,
  },
];

/** What this trade is wrongly asked, then what everybody is; past pay with the law of the place. */
export function writeDoNotAsk({ playbook, law, reading }: Ledger): DoNot[] {
  const own = playbook.doNotAsk.map(({ topic, no, instead }) => ({
    topic,
    doNotAsk: no,
    instead,
    ...known("plan", "occupation"),
  }));
  const rest = everywhere
    .filter(({ theme }) => !own.some(({ topic }) => theme.test(topic)))
    .map(({ topic, doNotAsk, instead }) => ({
      topic,
      doNotAsk,
      instead,
      ...known("plan", "title"),
    }));
  return [...own, ...rest]
    .slice(0, most)
    .map((row) => ({ ...row, instead: inCountryWords(row.instead, reading.place.country) }))
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
