import { z } from "zod";

const how = "for example: openssl rand -hex 32";
const fewestCharacters = 32;
/** Sixteen random bytes in hex have fewer different signs once in thirty million times. */
const fewestDifferent = 8;
const longestPattern = 16;
const placeholder =
  /change[-_ ]?(?:me|this|it)|replace[-_ ]?(?:me|this|with)|your[-_ ]?(?:own[-_ ]?)?(?:auth[-_ ]?)?secret|(?:my|super|auth|example)[-_ ]?secret[-_ ]?(?:key)?|better-auth-secret|placeholder/iu;

/** What cookies are signed, letters sealed and keys of organizations encrypted with. */
export const AuthSecret = z
  .string()
  .min(fewestCharacters, `needs at least ${fewestCharacters} characters, ${how}`)
  .refine((secret) => !placeholder.test(secret), `is a placeholder; make one of your own, ${how}`)
  .refine((secret) => !isPatterned(secret), `is too easy to guess; make a random one, ${how}`);

function isPatterned(secret: string): boolean {
  if (new Set(secret).size < fewestDifferent) return true;
  const lengths = Array.from({ length: longestPattern }, (_, index) => index + 1);
  return lengths.some((length) => secret.startsWith(secret.slice(length)));
}
