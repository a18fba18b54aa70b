import { readLanguage } from "#reading/language.ts";
import { oncePerLedger } from "#tools/writing/once-per-ledger.ts";

/** Our own sentences are English, so a post in another language gets none. */
export const isInEnglish = oncePerLedger(({ reading }) => readLanguage(reading.text) === "en");
