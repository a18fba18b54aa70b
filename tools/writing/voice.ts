import type { Company } from "#ledger/facts/company.ts";
import type { voiceTones } from "#contract/options.ts";

/** What the organization's own words about style ask for, as far as a rule can follow it. */
export type Style = {
  isBrief: boolean;
  showsWork: boolean;
  saysDeadline: boolean;
  isBilingual: boolean;
  usesFirstNames: boolean;
  usesFullNames: boolean;
  avoidsContractions: boolean;
};

const asked: Record<keyof Style, RegExp> = {
  isBrief:
    /\b(?:short|brief|concise|crisp|terse|direct|to the point|few words|text[- ]message)\b/iu,
  showsWork: /\blinks?\b|\bshow the work\b/iu,
  saysDeadline: /\b(?:filing|closing|application) date\b|\bdeadline\b/iu,
  isBilingual: /\bbilingual\b/iu,
  usesFirstNames: /\bfirst names?\b|\binformal\b/iu,
  usesFullNames: /\b(?:surnames?|last names?|full names?|formal address)\b/iu,
  avoidsContractions: /\bno contractions?\b|\bwithout contractions?\b/iu,
};

export function styleOf({ messagingStyle }: Pick<Company, "messagingStyle">): Style {
  const words = messagingStyle.slice(0, 2_000);
  const entries = Object.entries(asked).map(([key, pattern]) => [key, pattern.test(words)]);
  return Object.fromEntries(entries) as Style;
}

const greetingByTone: Record<(typeof voiceTones)[number], string> = {
  professional: "Hi {{first_name}},",
  friendly: "Hi {{first_name}},",
  casual: "Hey {{first_name}},",
  formal: "Dear {{first_name}} {{last_name}},",
  innovative: "Hello {{first_name}},",
};

/** How the organization greets; without a tone of its own, as recruiters do. */
export function greetingIn(company: Pick<Company, "voiceTone" | "messagingStyle">): string {
  const { usesFirstNames, usesFullNames } = styleOf(company);
  const own = Object.entries(greetingByTone).find(([tone]) => tone === company.voiceTone)?.[1];
  const greeting = own ?? greetingByTone.professional;
  if (usesFirstNames && !greeting.startsWith("H")) return "Hello {{first_name}},";
  return usesFullNames ? "Dear {{first_name}} {{last_name}}," : greeting;
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bwon['’]t\b/gu, "will not"],
  [/\bcan['’]t\b/gu, "cannot"],
  [/n['’]t\b/gu, " not"],
  [/\b([Ii])['’]m\b/gu, "$1 am"],
  [/['’]re\b/gu, " are"],
  [/['’]ll\b/gu, " will"],
  [/['’]ve\b/gu, " have"],
  [/['’]d\b/gu, " would"],
  [/\b([Ii]t|[Tt]hat|[Hh]ere|[Tt]here|[Ww]hat)['’]s\b/gu, "$1 is"],
];

/** Exclamation marks never; short forms only where the style leaves them. */
export function inStyle(text: string, { avoidsContractions }: Style): string {
  const calm = text.replace(/!+/gu, ".");
  if (!avoidsContractions) return calm;
  return contractions.reduce((rest, [short, long]) => rest.replace(short, long), calm);
}

const greetings: Readonly<Record<string, string>> = {
  Spanish: "Hola",
  French: "Bonjour",
  German: "Hallo",
  Portuguese: "Olá",
  Italian: "Ciao",
};

/** "Hola / Hi {{first_name}}," where the style asks for both languages and the job speaks another. */
export function greetIn(greeting: string, languages: readonly string[]): string {
  const other = languages.map((language) => greetings[language]).find((word) => word !== undefined);
  return other === undefined ? greeting : `${other} / ${greeting}`;
}
