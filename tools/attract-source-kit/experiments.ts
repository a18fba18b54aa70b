import type { Ledger } from "#ledger/ledger.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { known } from "#tools/phrases.ts";

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
      hypothesis: "The first sentence of the InMail works better in the e-mail, too.",
      change: "First sentence of the e-mail",
      measure: "Replies that ask a question back",
      stop: "After half of the list",
      effort: "low",
      ...known("plan", "occupation"),
    },
  ];
}
