import { capital } from "#english/words.ts";
/** Two words that are written apart; every other value only gets a capital. */
const apart = new Map([["real-estate", "Real estate"]]);

/** An option value as people read it: `real-estate` is "Real estate", `1-10` stays. */
export function optionLabel(value: string): string {
  return apart.get(value) ?? capital(value);
}
