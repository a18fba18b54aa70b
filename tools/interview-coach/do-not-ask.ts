import type { Ledger } from "#ledger/ledger.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { known } from "#tools/phrases.ts";

type DoNot = InterviewCoach["doNotAsk"][number];

const most = 5;

/** What people are asked everywhere and must not be, with what may be asked; the theme tells whether the trade has its own. */
const everywhere: readonly (Pick<DoNot, "topic" | "doNotAsk" | "instead"> & { theme: RegExp })[] = [
  {
    topic: "Pay history",
    doNotAsk: "What do you earn now?",
    instead: "What pay do you expect for this job?",
    theme: /\bpay\b|salary/iu,
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

/** What this trade is wrongly asked, then what everybody is. */
export function writeDoNotAsk({ playbook }: Ledger): DoNot[] {
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
  return [...own, ...rest].slice(0, most);
}
