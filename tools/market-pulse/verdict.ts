import { mainBenchmark } from "#ledger/market/pay-benchmarks.ts";
import { isUnknown } from "#ledger/market/market-facts.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { PayPartKind, Requirement, RequirementKind, Shift } from "#ledger/facts/reading.ts";
import { decisivePart } from "#ledger/market/usual-pay.ts";
import { standingOf, unlikeIn, type Standing } from "#tools/market-pulse/pay-view.ts";
import { mustsOf } from "#tools/writing/phrases.ts";
import { pick, verdict, type Slot } from "#tools/writing/say.ts";

/** One sentence for the hiring manager, and the facts it rests on. */
export type Verdict = { sentence: string; facts: string[] };
type Situation = (ledger: Ledger, standing: Standing) => Verdict | null;

/** The first situation that holds is what the hiring manager hears; the last one always does. What is wrong with the list of must-haves is the Intake Sync Brief's to say. */
export function chooseVerdict(ledger: Ledger): Verdict {
  const standing = standingOf(ledger);
  for (const situation of situations) {
    const found = situation(ledger, standing);
    if (found !== null) return found;
  }
  return { sentence: byStanding[standing](ledger), facts: ["title", ...payFacts(ledger)] };
}

const nothingKnown: Situation = ({ occupation }, standing) =>
  standing === "none" && occupation.match.certainty === "unknown"
    ? {
        sentence: verdict`We need an everyday job title and a pay range before anyone can judge this market.`,
        facts: ["title", "occupation"],
      }
    : null;

const noPay: Situation = ({ playbook }, standing) =>
  standing === "none"
    ? {
        sentence: verdict`Settle the pay range first, because ${people(playbook)} ask about it before anything else.`,
        facts: ["title", "occupation"],
      }
    : null;

/** What somebody could give way on; a license or a load to lift is no matter of taste. */
export const movable = new Set<RequirementKind>([
  "experience",
  "skill",
  "education",
  "language",
  "trait",
]);

const partSentences: Partial<Record<PayPartKind, string>> = {
  differential: verdict`Get the shift differential in writing first, because people add it to the base before they compare.`,
  onCall: verdict`Settle what on-call pays first, because it changes what the range is worth.`,
  commission: verdict`Get the on-target earnings and the split first, because a base alone tells salespeople little.`,
  tips: verdict`Find out what tips bring in an ordinary week first, because people ask what they take home.`,
};

const partUnstated: Situation = ({ reading, playbook }) => {
  const part = decisivePart(reading, playbook);
  const sentence = part === null ? undefined : partSentences[part];
  return sentence === undefined
    ? null
    : { sentence, facts: ["pay.range", ...(reading.schedule ? [reading.schedule.id] : [])] };
};

const shiftSentences: Partial<Record<Shift, string>> = {
  evenings: verdict`Pay holds up here, so be plain about the evening shifts, which will cost us more people than money.`,
  nights: verdict`Pay holds up here, so be plain about the night shifts, which will cost us more people than money.`,
  weekends: verdict`Pay holds up here, so be plain about the weekends, which will cost us more people than money.`,
  rotating: verdict`Pay holds up here, so be plain about the rotating shifts, which will cost us more people than money.`,
};

/** Pay holds up; what is fixed narrows the search. */
const conditions: Situation = ({ reading: { schedule, workType } }, standing) => {
  if (standing !== "fair" && standing !== "strong") return null;
  const shift = shiftSentences[schedule?.shift ?? "days"];
  const found = (sentence: string, id: string) => ({ sentence, facts: ["pay.range", id] });
  if (schedule !== null && shift !== undefined) return found(shift, schedule.id);
  if (
    schedule !== null &&
    schedule.onCall !== null &&
    !/\b(?:no|without|never)\b/iu.test(schedule.onCall)
  ) {
    return found(
      verdict`Pay holds up here, and on-call is what people will weigh, so say how often it comes.`,
      schedule.id,
    );
  }
  if (schedule !== null && schedule.travel !== null) {
    return found(
      verdict`Pay holds up here, and the travel is what people will weigh, so say how many nights away.`,
      schedule.id,
    );
  }
  return workType?.type === "hybrid"
    ? found(
        verdict`Pay holds up here, and the office days are what people will weigh, so name them in the post.`,
        workType.id,
      )
    : null;
};

/** The first must-have that few people meet and that other evidence could stand in for. */
export function scarceMust(ledger: Ledger): Requirement | null {
  const scarce = ledger.market.supply.filter(({ supply }) => supply === "scarce");
  const isScarce = ({ id, kind }: Requirement) =>
    movable.has(kind) && scarce.some(({ requirementId }) => requirementId === id);
  return mustsOf(ledger).find(isScarce) ?? null;
}

const scarceExperience: Situation = (ledger, standing) => {
  const must = scarceMust(ledger);
  return must === null || (standing !== "fair" && standing !== "strong")
    ? null
    : {
        sentence: verdict`Pay holds up here, so decide what could stand in for the experience that few people have.`,
        facts: ["pay.range", must.id],
      };
};

const situations: readonly Situation[] = [
  nothingKnown,
  noPay,
  partUnstated,
  conditions,
  scarceExperience,
];

const unlikeSentences: Record<ReturnType<typeof unlikeIn>, string> = {
  commission: verdict`The base is only part of this pay, so be ready to say how many people reach target.`,
  tips: verdict`Tips are part of this pay, so say what an ordinary week brings before anyone compares.`,
  package: verdict`People will compare the weekly figure, so say what it rests on before the first call.`,
};

const byStanding: Record<Standing, (ledger: Ledger) => string> = {
  none: () => verdict`Settle the pay range first, because the search cannot begin without it.`,
  rate: () =>
    verdict`Pay is a rate and not a range here, so say what an ordinary week of it comes to.`,
  alone: ({ market: { wages }, reading }) =>
    reading.place.country === "US" && isUnknown(wages) && wages.unknown === "occupationNotSure"
      ? verdict`The title fits several kinds of work, so choose one, and the pay can be measured where the job is.`
      : verdict`No public wage figure fits this job, so read a few similar posts before we fix the pay.`,
  unlike: (ledger) =>
    ledger.reading.pay?.offer?.period === "day"
      ? verdict`People will compare the day rate with a year's pay, so say how many days a year are paid.`
      : unlikeSentences[unlikeIn(ledger)],
  scale: () =>
    verdict`Pay follows a schedule here, so tell people early where on it they would start.`,
  under: (ledger) =>
    isLocal(ledger)
      ? verdict`Even the top of the range is under the local mark, so raise it or ask for less experience.`
      : verdict`Even the top of the range is under the national median, so check local posts before we promise anything.`,
  low: (ledger) =>
    isLocal(ledger)
      ? verdict`The middle of the range is under the local mark, so ask for room before the first offer.`
      : verdict`The middle of the range is under the national median, so check local posts before the first offer.`,
  fair: () =>
    verdict`Pay fits the market, so a clear post and a fast answer will decide this search.`,
  strong: () => verdict`Pay is a strength here, so put it at the top of every message.`,
};

function isLocal({ market: { anchors } }: Ledger): boolean {
  return mainBenchmark(anchors)?.isLocal === true;
}

function payFacts({ reading, market }: Ledger): string[] {
  const pay = reading.pay === null ? [] : [reading.pay.id];
  return market.gaps.length === 0 ? pay : [...pay, "gaps"];
}

function people(playbook: Ledger["playbook"]): Slot {
  return pick(playbook, (from) => from.people.many);
}
