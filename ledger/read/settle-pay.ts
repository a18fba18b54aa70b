import type { Quote } from "#ledger/fact.ts";
import type { Offer } from "#english/money.ts";
import { yearlyOffer } from "#ledger/money.ts";
import { foldSpaces } from "#ledger/read/clean-text.ts";
import type { PayWords } from "#ledger/read/salary.ts";
import type { Conflict, Pay } from "#ledger/reading.ts";

/** How far an hourly and a yearly figure may lie apart and still be the same pay. */
const rounding = 0.02;

/** Form and posting together: the form's figures, or the posting's where they only complete them; else what words there are. */
export function settlePay(form: PayWords | null, posting: PayWords | null): Pay | null {
  const used = choose(form, posting);
  if (used === null) return null;
  const quotes: Quote[] = [
    ...(form === null ? [] : [{ where: "salaryRange" as const, quote: form.quote }]),
    ...(posting === null ? [] : [{ where: "posting" as const, quote: posting.quote }]),
  ].toSorted(
    (left, right) => Number(right.quote === used.quote) - Number(left.quote === used.quote),
  );
  const conflict = form && posting ? findConflict(form, posting, quotes) : null;
  return { id: "pay.range", label: "Pay", text: used.text, quotes, offer: used.offer, conflict };
}

function choose(form: PayWords | null, posting: PayWords | null): PayWords | null {
  if (form?.offer && posting?.offer) {
    const isCompleted = isOpenEnded(form.offer) && !isOpenEnded(posting.offer);
    return isCompleted && isSame(form.offer, posting.offer) ? posting : form;
  }
  return form !== null && (form.offer !== null || !posting?.offer) ? form : posting;
}

function findConflict(form: PayWords, posting: PayWords, quotes: Quote[]): Conflict | null {
  if (!form.offer || !posting.offer || isSame(form.offer, posting.offer)) return null;
  return { about: "the pay", used: form.text, other: foldSpaces(posting.quote), quotes };
}

/** "Up to $44 an hour", "$150,000 and up". */
export function isOpenEnded({ min, max }: Offer): boolean {
  return (min === null) !== (max === null);
}

function isSame(a: Offer, b: Offer): boolean {
  if (a.currency !== null && b.currency !== null && a.currency !== b.currency) return false;
  if (a.period === b.period) return isSameEnd(a.min, b.min, 0) && isSameEnd(a.max, b.max, 0);
  const [ours, theirs] = [yearlyOffer(a), yearlyOffer(b)];
  return isSameEnd(ours.min, theirs.min, rounding) && isSameEnd(ours.max, theirs.max, rounding);
}

/** An end that one of them leaves open agrees with any. */
function isSameEnd(a: number | null, b: number | null, tolerance: number): boolean {
  return a === null || b === null || Math.abs(a - b) <= tolerance * Math.max(a, b);
}
