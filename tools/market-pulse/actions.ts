import type { Ledger } from "#ledger/ledger.ts";
import type { PayPartKind } from "#ledger/reading.ts";
import { unstatedParts } from "#ledger/usual-pay.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import type { Action } from "#tools/market-pulse/action.ts";
import {
  answerFlags,
  dropListed,
  openRequirement,
  settleConflict,
} from "#tools/market-pulse/demand-actions.ts";
import {
  getRange,
  listBenefits,
  printRange,
  raisePay,
  roomAtTop,
  sizeParts,
  startExperienced,
  stateDecisivePart,
  stateParts,
  stateWhatLawAsks,
  stopAskingPastPay,
} from "#tools/market-pulse/pay-actions.ts";
import { demandOf } from "#tools/market-words.ts";
import { idsOf, known, mustsOf } from "#tools/phrases.ts";

const fewest = 5;
const most = 8;

const rules = [
  getRange,
  stateDecisivePart,
  dropListed,
  settleConflict,
  startExperienced,
  raisePay,
  roomAtTop,
  stopAskingPastPay,
  printRange,
  stateParts,
  openRequirement,
  sizeParts,
  answerFlags,
  stateWhatLawAsks,
  listBenefits,
];

/** Each rule that fires has one action, the most effective first; open questions fill up. */
export function writeActions(ledger: Ledger): Action[] {
  const fired = rules.flatMap((rule) => rule(ledger) ?? []);
  const filled = [...fired, ...fromQuestions(ledger, fired), ...always(ledger)];
  return filled.slice(0, Math.min(most, Math.max(fewest + 1, fired.length + 2)));
}

/** Questions that an action asks already, under another name. */
const askedByRules = /^unknown\.(?:conflict|listed$|pay$|benefits$|closingDate$)/u;

/** Questions about a part of pay that one action asks for together. */
const aboutPart: Partial<Record<PayPartKind, RegExp>> = {
  bonus: /bonus/iu,
  equity: /equity|stock/iu,
  commission: /commission|on-target/iu,
  differential: /differential|on top/iu,
  onCall: /on-call|\bcall\b/iu,
  overtime: /overtime/iu,
  perDiem: /per diem|lodging|meals/iu,
  tips: /tips/iu,
  certification: /certificate/iu,
  stipend: /stipend/iu,
  pension: /pension/iu,
  car: /\bcar\b|mileage/iu,
};

function fromQuestions(ledger: Ledger, fired: readonly Action[]): Action[] {
  const taken = new Set(fired.flatMap(({ facts }) => facts));
  const parts = unstatedParts(ledger.reading, ledger.rules).slice(0, 3);
  const isAsked = (thing: string) => parts.some((part) => aboutPart[part]?.test(thing) === true);
  return ledger.questions
    .filter(({ id, thing }) => !taken.has(id) && !askedByRules.test(id) && !isAsked(thing))
    .map(({ id, thing, ask, why, isAskedByCandidates }) => ({
      action: clip(`Find out ${thing}: ${inSentence(why)}`, 600),
      owner: clip(capital(ask), 200),
      effect: isAskedByCandidates ? "candidates ask it" : "settles the brief",
      effort: "one question",
      ...known("unknown", id),
    }));
}

/** Where even the questions run out. */
function always(ledger: Ledger): Action[] {
  const { occupation, reading } = ledger;
  const musts = mustsOf(ledger).slice(0, 2);
  const asked = musts.length === 0 ? occupation.people : musts.map(demandOf).join(" and ");
  const place = clip(reading.place.text, 80);
  return [
    [`Ask the ${occupation.people} already here for names`, `people who know ${asked}`],
    [`Search the own database for ${occupation.people}`, `earlier contacts with ${asked}`],
    [`Read other posts for ${occupation.people} in ${place}`, `shows who else asks for ${asked}`],
    [`Agree on the first month of the ${occupation.person}`, `turns ${asked} into work`],
    [`Set the day this search is reviewed`, `keeps ${asked} under question`],
  ].map(([action = "", effect = ""]) => ({
    action: clip(action, 600),
    owner: "Recruiter",
    effect: clip(effect, 600),
    effort: "low",
    ...known("plan", "title", "place", ...idsOf(musts)),
  }));
}
