import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { PayPartKind } from "#ledger/reading.ts";
import { inSentence } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { deedsOf } from "#tools/market-words.ts";
import type { PointName } from "#tools/offer-navigator/amounts.ts";

/** A state of affairs on the candidate's side that changes the offer, never the person. */
export type Situation = {
  name: string;
  /** The words by which a recruiter's note tells it; nothing else of the note is used. */
  noted: RegExp;
  base: PointName;
  levers: readonly (readonly [lever: string, advice: string])[];
  findOutFirst: string;
  facts: readonly (FactId | null | undefined)[];
};

export type SituationRule = (ledger: Ledger) => Situation | null;

export function placeOf({ reading: { place } }: Ledger): string {
  return clip(place.city ?? place.text, 80);
}

/** A duty to offer or to cover, as what somebody does. */
export function deedOf(ledger: Ledger, at: number): { id: FactId; deed: string } | null {
  const deeds = deedsOf(ledger);
  return deeds[at] ?? deeds[0] ?? null;
}

export function statedPart({ reading }: Ledger, kind: PayPartKind): string {
  const part = reading.payParts.find((one) => one.kind === kind);
  return part === undefined ? "unknown: ask HR" : `stated: ${clip(inSentence(part.text), 120)}`;
}
