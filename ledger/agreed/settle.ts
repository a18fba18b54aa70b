import {
  agreedAbout,
  droppedStages,
  lastWords,
  type Agreed,
  type AgreedAbout,
} from "#ledger/agreed/agreed.ts";
import { withRequirements } from "#ledger/agreed/settle-requirements.ts";
import { countryOf, withPay, withPlace, withWorkType } from "#ledger/agreed/settle-terms.ts";
import type { Given } from "#ledger/facts/fact.ts";
import type { Reading } from "#ledger/facts/reading.ts";
import { promisedSteps, stepsIn } from "#ledger/interview/hiring-steps.ts";
import { readPlace } from "#ledger/read/terms/location.ts";
import { readPay } from "#ledger/read/terms/pay.ts";
import { workTypeIn } from "#ledger/read/terms/work-type.ts";
import { keyOfText, numberGiven } from "#ledger/read/text/said.ts";

/** A job as it was decided: a decision wins over form and posting. Without one it is the same reading. */
export function settleReading(reading: Reading, agreed: readonly Agreed[]): Reading {
  if (agreed.length === 0) return reading;
  const held = lastWords(agreed.flatMap((one) => [one, ...meantBy(one, reading)]));
  const settled = [
    ...agreedAbout(held, "place").map((one) => (read: Reading) => withPlace(read, one)),
    ...agreedAbout(held, "workType").map((one) => (read: Reading) => withWorkType(read, one)),
    ...agreedAbout(held, "pay").map((one) => (read: Reading) => withPay(read, one)),
    (read: Reading) => withRequirements(read, agreedAbout(held, "requirement")),
    (read: Reading) => withoutStages(read, agreedAbout(held, "stage")),
  ].reduce((read, apply) => apply(read), reading);
  const lines = numberGiven("line", "The posting's line", settled.lines);
  return { ...settled, lines, agreed: held };
}

/** An answer that candidates may read and that names a pay, or where the work is done, decides that as well. */
function meantBy({ settled, ...by }: Agreed, reading: Reading): Agreed[] {
  if (settled.about !== "question" || !settled.mayTell) return [];
  const { words, text } = settled;
  if (words === "unknown.pay" && (readPay(text, countryOf(reading))?.offer ?? null) !== null)
    return [{ ...by, settled: { about: "pay", text } }];
  if (words === "unknown.town" && (readPlace(text)?.country ?? null) !== null)
    return [{ ...by, settled: { about: "place", text } }];
  if (words === "unknown.workType" && workTypeIn(text) !== null)
    return [{ ...by, settled: { about: "workType", text } }];
  return [];
}

const fewestSteps = 2;

/** The steps that are left. One step is no plan of its own, so then the posting's steps stay known to the team. */
function withoutStages(reading: Reading, agreed: readonly AgreedAbout<"stage">[]): Reading {
  const dropped = droppedStages(agreed);
  if (dropped.size === 0) return reading;
  const process = reading.process.flatMap((step) => withoutSteps(step, dropped));
  const isPlan = promisedSteps({ process }).length >= fewestSteps;
  return {
    ...reading,
    process: isPlan ? process : reading.process,
    lines: reading.lines.flatMap((line) =>
      line.place === "process" ? withoutSteps(line, dropped) : [line],
    ),
  };
}

function withoutSteps<Told extends Given>(told: Told, dropped: ReadonlySet<string>): Told[] {
  const steps = stepsIn(told.text);
  const left = steps.filter(({ name }) => !dropped.has(keyOfText(name)));
  if (left.length === steps.length) return [told];
  const text = left
    .map(({ name, minutes }) => (minutes === null ? name : `${name} (${minutes} minutes)`))
    .join(", ");
  return text === "" ? [] : [{ ...told, text }];
}
