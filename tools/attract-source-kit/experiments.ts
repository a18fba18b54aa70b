import type { Ledger } from "#ledger/ledger.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { known } from "#tools/writing/phrases.ts";

type Experiment = AttractSourceKit["experiments"][number];

/** Two tries, one change each. */
export function writeExperiments({ reading }: Ledger): Experiment[] {
  const { pay } = reading;
  const aboutPay: Experiment =
    pay === null || pay.offer === null
      ? {
          hypothesis:
            "The plain title people search for brings more readers than the posting's own.",
          change: "Headline of the post",
          measure: "Applications from people who meet the must-haves",
          stop: "After two weeks",
          effort: "low",
          ...known("plan", "title"),
        }
      : {
          hypothesis: "Pay in the subject line brings more replies than the title alone.",
          change: "Subject of the first e-mail",
          measure: "Replies per message sent",
          stop: "After two weeks",
          effort: "low",
          ...known("plan", pay.id),
        };
  return [
    aboutPay,
    {
      hypothesis: "A call after the first message brings more answers than a second message.",
      change: "Second contact",
      measure: "Answers per person",
      stop: "After half of the list",
      effort: "medium",
      ...known("plan", "title"),
    },
  ];
}
