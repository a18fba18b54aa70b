import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { openForCandidates } from "#tools/asked.ts";
import { namedBenefits } from "#tools/benefits.ts";
import { clip, joinItems, withoutStop, withStop } from "#tools/clip.ts";
import { conditionsOf, refusable } from "#tools/conditions.ts";
import { payOf } from "#tools/message-parts.ts";
import { deciderOf, rangeOf } from "#tools/phrases.ts";

/** What may hold somebody back, and what can be said about it. */
export type Worry = {
  worry: string;
  answer: string;
  basis: "given" | "plan";
  facts: readonly FactId[];
};

/** The worries of this job, each from a fact: a fixed condition, pay, what is said of the employer, an open question. */
export function worriesOf(ledger: Ledger): Worry[] {
  const all = [
    ...aboutConditions(ledger),
    aboutSchedule(ledger),
    ...aboutEmployer(ledger),
    aboutPay(ledger),
    ...aboutUnknowns(ledger),
  ].filter((worry) => worry !== null);
  const first = {
    worry: "Nothing known yet",
    answer: "Ask on the call",
    basis: "plan",
    facts: [],
  } as const;
  return all.length > 0 ? all : [first];
}

function aboutConditions(ledger: Ledger): Worry[] {
  const { payParts } = ledger.reading;
  const extra = payParts.find(({ kind }) => kind === "differential" || kind === "onCall");
  return refusable(ledger)
    .slice(0, 2)
    .map(({ facts, said, thing }, at) => ({
      worry: capital(thing),
      answer:
        at === 0 && extra !== undefined
          ? `It is fixed, and it is paid: ${inSentence(extra.text)}.`
          : `Write it into the first message: ${withStop(inSentence(said.replace(/^Fixed: /u, "")))}`,
      basis: "given",
      facts: at === 0 && extra !== undefined ? [...facts, extra.id] : facts,
    }));
}

function aboutSchedule(ledger: Ledger): Worry | null {
  const { schedule, workType } = ledger.reading;
  if (schedule === null || schedule.text.toLowerCase() === "full-time") return null;
  const shift = schedule.shift ?? "travel";
  if (conditionsOf(ledger).some(({ said }) => said.toLowerCase().includes(shift))) return null;
  const days = workType?.officeDays ?? null;
  return {
    worry: capital(withoutStop(schedule.text)),
    answer:
      days === null
        ? `Put "${inSentence(schedule.text)}" into the subject line.`
        : `The week is known: ${days} in the office.`,
    basis: "given",
    facts: [schedule.id, ...(workType === null ? [] : [workType.id])],
  };
}

function aboutEmployer(ledger: Ledger): Worry[] {
  return ledger.reading.redFlags
    .filter(({ owner }) => owner === "employer")
    .slice(0, 1)
    .map(({ id, text }) => ({
      worry: `"${capital(withoutStop(text))}", heard elsewhere`,
      answer: `${capital(deciderOf(ledger))} writes one sentence on "${inSentence(text)}".`,
      basis: "given",
      facts: [id],
    }));
}

function aboutPay(ledger: Ledger): Worry | null {
  const range = rangeOf(ledger);
  const pay = payOf(ledger, 3);
  if (range === null || pay === null) {
    return {
      worry: "Pay nobody names",
      answer: `Get a range from ${deciderOf(ledger)} before you write.`,
      basis: "plan",
      facts: ["unknown.pay"],
    };
  }
  const benefits = namedBenefits(ledger).slice(0, 2);
  const extras = pay.facts.length > 1 ? pay.text.replace(`${range}, plus `, "") : "";
  const named = joinItems(benefits.map(({ text }) => inSentence(text)));
  const onTop = [extras, named].filter((part) => part !== "").join("; ");
  return {
    worry: `Whether ${range} is enough`,
    answer: withStop(clip(onTop === "" ? `Say ${range} first` : `On top: ${onTop}`, 400)),
    basis: "given",
    facts: [...pay.facts, ...benefits.map(({ id }) => id)],
  };
}

function aboutUnknowns(ledger: Ledger): Worry[] {
  return openForCandidates(ledger)
    .slice(0, 2)
    .map(({ id, thing, ask }) => ({
      worry: capital(thing),
      answer: `Not on file: ask the ${ask} about ${thing}.`,
      basis: "plan",
      facts: [id],
    }));
}
