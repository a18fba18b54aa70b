import type { Ledger } from "#ledger/ledger.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { rangeOf, say } from "#tools/writing/say.ts";

type Objection = EngagementHub["objectionHandling"][number];

const mostRows = 3;

/** Why people would not talk at all, answered with what is known of this job. Objections to the offer stand in Offer Navigator. */
export function writeObjections(ledger: Ledger): Objection[] {
  const rows = [...aboutTheEmployer(ledger), ...onPay(ledger), ...always];
  return rows.slice(0, mostRows);
}

function onPay(ledger: Ledger): Objection[] {
  const range = rangeOf(ledger);
  if (range === null) return [];
  return [
    {
      objection: "Tell me the pay first.",
      reply: say`For this job it is ${range}. Does that work for you?`,
      missing: null,
      ...known("plan", ledger.reading.pay?.id),
    },
  ];
}

const always: readonly Objection[] = [
  {
    objection: "I am not looking.",
    reply:
      "That is fine. May I send you the posting, in case it fits later or fits somebody you know?",
    missing: null,
    ...known("plan", "plan"),
  },
  {
    objection: "I have no time to talk now.",
    reply: "When is better for you: early, at lunch or in the evening? Ten minutes are enough.",
    missing: null,
    ...known("plan", "plan"),
  },
];

/** What people may have heard; the reply neither confirms nor repeats what the team wrote down. */
const heard: Readonly<Record<string, string>> = {
  "low employer-review rating": "I read the reviews of your company.",
  "unstable team": "I heard that people keep leaving.",
  "recent layoffs": "Did you not have layoffs?",
  "low budget": "I heard that money is tight there.",
};

function aboutTheEmployer({ reading }: Ledger): Objection[] {
  return reading.redFlags
    .filter(({ owner }) => owner === "employer")
    .flatMap(({ id, text }) => {
      const objection = heard[text.toLowerCase()];
      if (objection === undefined) return [];
      return [
        {
          objection,
          reply:
            "You should hear that from the hiring manager and not from me. I will get you an answer before your first interview.",
          missing: "A sentence from the hiring manager",
          ...known("plan", id),
        },
      ];
    })
    .slice(0, 1);
}
