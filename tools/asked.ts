import { splitWords } from "#checks/split-sentences.ts";
import { stockWords, toStem } from "#checks/stock-words.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { OpenQuestion } from "#ledger/open-questions.ts";

/** What candidates will ask and nobody has answered; things that say something of this work come first. */
export function openForCandidates(ledger: Pick<Ledger, "questions">): OpenQuestion[] {
  const telling = tellingOpen(ledger);
  return [...telling, ...askedOf(ledger).filter((question) => !telling.includes(question))];
}

/** Only those that would not be asked of any job. */
export function tellingOpen(ledger: Pick<Ledger, "questions">): OpenQuestion[] {
  return askedOf(ledger).filter(({ thing }) => isTelling(thing));
}

function askedOf({ questions }: Pick<Ledger, "questions">): OpenQuestion[] {
  return questions.filter(
    ({ isAskedByCandidates, thing }) => isAskedByCandidates && !/\bperson\b/iu.test(thing),
  );
}

function isTelling(thing: string): boolean {
  return splitWords(thing).some((word) => word.length > 2 && !stockWords.has(toStem(word)));
}
