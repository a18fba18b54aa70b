import type { Settled } from "#contract/room/settled.ts";
import { findRequirement } from "#ledger/agreed/settle-requirements.ts";
import { capital } from "#english/words.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { thingOfQuestion } from "#ledger/questions/open-questions.ts";
import { keyOfText } from "#ledger/read/text/said.ts";

/** How a thing stands in this ledger, as an agreement says it: "$148,000 to $182,000 a year", "Not asked for". */
export function valueNow(ledger: Ledger, settled: Settled): string {
  const { reading, plan } = ledger;
  switch (settled.about) {
    case "pay":
      return reading.pay?.text ?? notSaid;
    case "workType":
      return capital(reading.workType?.text ?? notSaid);
    case "place":
      return reading.place.text === "" ? notSaid : reading.place.text;
    case "requirement": {
      const found = findRequirement(reading.requirements, settled.words);
      if (found === null) return "Not asked for";
      const wording = found.wasWorded === undefined && settled.text === undefined ? "" : found.text;
      const weight = found.priority === "nice" ? "Nice to have" : "Needed";
      return wording === "" ? weight : `${weight}: ${wording}`;
    }
    case "stage": {
      const stage = plan.stages.find(({ name }) => keyOfText(name) === keyOfText(settled.words));
      return stage === undefined ? "Dropped" : `${stage.minutes} minutes`;
    }
    default:
      return answerOf(ledger, settled.words) ?? notSaid;
  }
}

const notSaid = "Not said";

/** What a decision is about, as a manager would call it: "Pay", "Terraform", "Start date". */
export function labelOf(ledger: Ledger, settled: Settled): string {
  switch (settled.about) {
    case "pay":
      return "Pay";
    case "workType":
      return "Place of work";
    case "place":
      return "Location";
    case "question":
      return capital(thingOfQuestion(settled.words, ledger.playbook) ?? settled.words);
    default:
      return settled.words;
  }
}

function answerOf({ agreed = [] }: Ledger, words: string): string | null {
  const given = agreed.find(({ settled }) => "words" in settled && settled.words === words);
  return given?.text ?? null;
}
