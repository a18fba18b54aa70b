import type { Company } from "#ledger/company.ts";
import { type Voice, voices } from "#tools/voices.ts";

/** What the organization's own words about style ask for, as far as a rule can follow it. */
export type Style = {
  isBrief: boolean;
  numbersFirst: boolean;
  showsWork: boolean;
  isDiscreet: boolean;
  saysDeadline: boolean;
  isBilingual: boolean;
  usesFirstNames: boolean;
  usesFullNames: boolean;
  avoidsContractions: boolean;
  usesSentences: boolean;
};

const asked: Record<keyof Style, RegExp> = {
  isBrief:
    /\b(?:short|brief|concise|crisp|terse|direct|to the point|few words|text[- ]message)\b/iu,
  numbersFirst:
    /\b(?:numbers?|figures?|pay|salary|range|money)\b[^.;]{0,30}\bfirst\b|\b(?:lead|start|open) with (?:the )?(?:numbers?|figures?|pay|salary|range)\b/iu,
  showsWork: /\blinks?\b|\bshow the work\b/iu,
  isDiscreet: /\b(?:discreet|discretion|confidential)\b/iu,
  saysDeadline: /\b(?:filing|closing|application) date\b|\bdeadline\b/iu,
  isBilingual: /\bbilingual\b/iu,
  usesFirstNames: /\bfirst names?\b|\binformal\b/iu,
  usesFullNames: /\b(?:surnames?|last names?|full names?|formal address)\b/iu,
  avoidsContractions: /\bno contractions?\b|\bwithout contractions?\b/iu,
  usesSentences: /\b(?:complete|full|whole) sentences\b/iu,
};

export function styleOf({ messagingStyle }: Pick<Company, "messagingStyle">): Style {
  const words = messagingStyle.slice(0, 2_000);
  const entries = Object.entries(asked).map(([key, pattern]) => [key, pattern.test(words)]);
  return Object.fromEntries(entries) as Style;
}

/** The organization's voice; without one, the plain professional default. */
export function voiceOf(company: Pick<Company, "voiceTone" | "messagingStyle">): Voice {
  const voice = Object.entries(voices).find(([tone]) => tone === company.voiceTone)?.[1];
  const { usesFirstNames, usesFullNames, avoidsContractions } = styleOf(company);
  const spoken = voice ?? voices.professional;
  const chosen = avoidsContractions ? { ...spoken, usesContractions: false } : spoken;
  if (usesFirstNames && !chosen.greeting.startsWith("H")) {
    return { ...chosen, greeting: "Hello {{first_name}}," };
  }
  return usesFullNames ? { ...chosen, greeting: "Dear {{first_name}} {{last_name}}," } : chosen;
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
