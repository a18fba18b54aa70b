import type { Settled } from "#contract/room/settled.ts";
import { capital } from "#english/words.ts";
import { findRequirement } from "#ledger/agreed/settle-requirements.ts";
import { questionBookOf, type Ledger } from "#ledger/ledger.ts";
import { thingOfQuestion } from "#ledger/questions/open-questions.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import { nameOfWords } from "#tools/decisions/names.ts";

/** How a thing stands in this ledger, as an agreement says it: "$148,000 to $182,000 a year", "Not asked for". */
export function valueNow(ledger: Ledger, settled: Settled): string {
  const { reading } = ledger;
  switch (settled.about) {
    case "pay":
      return capital(reading.pay?.text ?? notSaid);
    case "workType":
      return capital(reading.workType?.text ?? notSaid);
    case "place":
      return reading.place.text === "" ? notSaid : reading.place.text;
    case "requirement":
      return requirementNow(ledger, settled);
    case "stage":
      return hasStage(ledger, settled.words) ? "Stays" : "Dropped";
    default:
      return answerOf(ledger, settled.words) ?? notSaid;
  }
}

const notSaid = "Not said";

/** Whether a ledger is as was decided: nobody brings back a stage that no text names, and "Not said" is no work type. */
export function isAsSettled(ledger: Ledger, settled: Settled): boolean {
  const { reading } = ledger;
  switch (settled.about) {
    case "stage":
      return hasStage(ledger, settled.words) === (settled.is === "kept");
    case "requirement": {
      const found = findRequirement(reading.requirements, settled.words);
      return settled.is === "dropped" ? found === null : found?.decidedBy !== undefined;
    }
    case "question":
      return answerOf(ledger, settled.words) === settled.text;
    default:
      return reading[settled.about]?.decidedBy !== undefined;
  }
}

/** What a decision is about, as a manager would call it: "Pay range", "Terraform", "Start date". */
export function labelOf(ledger: Ledger, settled: Settled): string {
  switch (settled.about) {
    case "pay":
      return "Pay range";
    case "workType":
      return "Days in the office";
    case "place":
      return "Place";
    case "question":
      return capital(thingOfQuestion(settled.words, questionBookOf(ledger)) ?? settled.words);
    case "requirement":
      return nameOfWords(settled.words);
    default:
      return capital(settled.words);
  }
}

/** Its weight; its wording, too, where that was to be settled. */
function requirementNow(
  { reading }: Ledger,
  { words, text }: Extract<Settled, { about: "requirement" }>,
): string {
  const found = findRequirement(reading.requirements, words);
  if (found === null) return "Not asked for";
  const weight = found.priority === "nice" ? "Nice to have" : "Needed";
  // "Degree: needed" would say more than "a degree or equivalent experience".
  const isWorded = text !== undefined || keyOfText(nameOfWords(words)) !== keyOfText(found.text);
  return isWorded ? `${weight}: ${found.text}` : weight;
}

function hasStage({ plan }: Ledger, words: string): boolean {
  return plan.stages.some(({ name }) => keyOfText(name) === keyOfText(words));
}

function answerOf({ agreed = [] }: Ledger, words: string): string | null {
  const given = agreed.find(
    ({ settled }) => settled.about === "question" && settled.words === words,
  );
  return given?.text ?? null;
}
