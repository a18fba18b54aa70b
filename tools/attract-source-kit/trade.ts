import { readLanguage } from "#reading/language.ts";
import { oncePerLedger } from "#tools/writing/once-per-ledger.ts";

/** In another language our sentences would stand between somebody else's. */
export const isInEnglish = oncePerLedger(({ reading }) => readLanguage(reading.text) === "en");
