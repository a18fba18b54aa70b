import type { Ledger } from "#ledger/ledger.ts";
import { readLanguage } from "#reading/language.ts";
import { oncePerLedger } from "#tools/once-per-ledger.ts";

const likeliest = 2;

/** Whether the playbook is the right one whichever of the two likeliest occupations it is. */
export function isTradeSure({ occupation: { match }, playbook }: Ledger): boolean {
  if (match.certainty === "sure" || playbook.covers.length === 0) return true;
  return match.choices
    .slice(0, likeliest)
    .every(({ soc }) => playbook.covers.some((code) => soc.startsWith(code)));
}

/** In another language our sentences would stand between somebody else's. */
export const isInEnglish = oncePerLedger(({ reading }) => readLanguage(reading.text) === "en");
