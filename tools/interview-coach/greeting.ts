import type { Ledger } from "#ledger/ledger.ts";
import { mustsOf } from "#tools/writing/phrases.ts";
import { greetIn, styleOf, greetingIn } from "#tools/writing/voice.ts";

/** The organization's greeting, in both languages where its style asks for that. */
export function greetingOf(ledger: Ledger): string {
  const greeting = greetingIn(ledger.company);
  if (!styleOf(ledger.company).isBilingual) return greeting;
  const languages = mustsOf(ledger)
    .filter(({ kind }) => kind === "language")
    .flatMap(({ skills }) => skills.map(({ name }) => name));
  return greetIn(greeting, languages);
}
