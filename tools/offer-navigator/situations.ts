import type { Ledger } from "#ledger/ledger.ts";
import type { Situation, SituationRule } from "#tools/offer-navigator/situation.ts";
import {
  credentialToCome,
  livesElsewhere,
  otherDoor,
  unsureOfTerms,
  worksRemote,
  worried,
} from "#tools/offer-navigator/situations-of-job.ts";
import {
  asksForMore,
  competingOffer,
  counterOffer,
  leavesMoneyBehind,
  notice,
} from "#tools/offer-navigator/situations-of-offer.ts";

const rules: readonly SituationRule[] = [
  competingOffer,
  asksForMore,
  unsureOfTerms,
  otherDoor,
  credentialToCome,
  livesElsewhere,
  worksRemote,
  worried,
  leavesMoneyBehind,
  notice,
  counterOffer,
];

/** Situations that fit this job; most of them need their cause in it. */
export function listSituations(ledger: Ledger): Situation[] {
  return rules.flatMap((rule) => rule(ledger) ?? []);
}
