import type { Given } from "#ledger/fact.ts";
import { mergeFound, numberGiven, quoteOf, type Said } from "#ledger/read/said.ts";
import { isVerb } from "#ledger/read/duty-verbs.ts";
import { isRole } from "#ledger/read/title-parts.ts";
import type { Team } from "#ledger/reading.ts";

const countedThings =
  "employees|people|staff|customers|clients|users|members|offices|countries|states|warehouses|beds?|patients|students|stores|locations|engineers|companies|businesses|sites|hospitals|clinics|schools|vehicles|trucks|projects|brands|residents|years";
const figures = new RegExp(
  `\\b\\d[\\d,.]{0,12}\\s?(?:\\+|k|m|million|billion|thousand)?[- ](?:[\\p{L}-]{2,20}\\s){0,3}(?:${countedThings})\\b|\\b(?:founded|established|since|started) (?:in )?(?:19|20)\\d\\d\\b|\\bseries [a-f]\\b|[$€£]\\s?\\d[\\d,.]*\\s?(?:m|million|bn?|billion)\\b`,
  "iu",
);
const doing =
  /\b(?:is|are) (?:an?|the|one of)\b[^.]{0,80}\b(?:company|platform|provider|agency|organization|startup|firm|hospital|network|maker|manufacturer|leader|studio|lab|program|service|center|centre)\b|\bwe (?:make|build|provide|operate|help|serve|design|manufacture|run|sell|develop)\b/i;
const ours = /\b(?:we|our|us|company|founded|series [a-f])\b/i;
const notCompany =
  /\b(?:years? of|experience|you will|you'll|candidates?|applicants?|must|salary|benefits)\b/i;
const longestSentence = 400;
const mostFacts = 8;

/** What the posting says of the employer: scale, product, customers. */
export function readCompanyFacts(said: readonly Said[]): Given[] {
  const found = said
    .filter(isCompanyFact)
    .map((one) => ({ text: one.text, quotes: [quoteOf(one)] }));
  return numberGiven("company", "The employer", mergeFound(found).slice(0, mostFacts));
}

function isCompanyFact({ where, kind, text }: Said): boolean {
  if (where !== "posting" || text.length > longestSentence || notCompany.test(text)) return false;
  if (kind === "about") return figures.test(text) || doing.test(text);
  return (kind === "role" || kind === "other") && figures.test(text) && ours.test(text);
}

const teamName =
  /\b(?:[Jj]oin|[Oo]n|[Ww]ithin|[Pp]art of|[Ii]n|[Ff]or) (?:our|the) ((?:[A-Z0-9][\w&/.-]*\s){1,4})(?:team|squad|group|department|unit|division)\b/;
const reports =
  /\breport(?:s|ing)?(?: directly)? (?:in)?to (?:the |our |an? )?(?:\p{Lu}[\p{L}.]{1,30}['’]s )?([\p{L}][\p{L} &/-]{2,60})/iu;
const supervised =
  /\b[Uu]nder (?:the )?(?:\p{L}+ ){0,2}(?:supervision|direction) of (?:the |our |an? )?(\p{Lu}[\p{L} &/-]{2,60})/u;
const unit = /\bour (\d{1,4}-bed [\p{L}\p{N} -]{2,40})/u;

/** The team and the person it reports to. */
export function readTeam(said: readonly Said[]): Team | null {
  const named = firstMatch(said, ({ text, heading }) =>
    /^(?:team|department)$/i.test(heading ?? "")
      ? text
      : (teamName.exec(text)?.[1] ?? unit.exec(text)?.[1] ?? labelled(text, "team|department")),
  );
  const reporting = firstMatch(said, ({ text, heading }) =>
    /^reports? to$/i.test(heading ?? "")
      ? text
      : (reportsIn(text) ?? labelled(text, "reports to|manager")),
  );
  if (named === null && reporting === null) return null;
  const name = named === null ? null : trimName(named.words);
  const reportsTo = reporting === null ? null : trimName(reporting.words);
  const quotes =
    mergeFound(
      [named, reporting].flatMap((one) =>
        one === null ? [] : [{ text: "", quotes: [quoteOf(one.said)] }],
      ),
    )[0]?.quotes ?? [];
  const isNamedTeam = name !== null && /^(?:[A-Z0-9][\w&/.-]*\s?){1,4}$/.test(name);
  const parts = [
    ...(name === null ? [] : [isNamedTeam ? `${name} team` : name]),
    ...(reportsTo === null ? [] : [`reports to ${isRole(reportsTo) ? "the " : ""}${reportsTo}`]),
  ];
  return { id: "team", label: "Team", text: parts.join(", "), quotes, name, reportsTo };
}

function reportsIn(text: string): string | undefined {
  const found = reports.exec(text)?.[1] ?? supervised.exec(text)?.[1];
  const [first = "", second = ""] = found?.split(" ", 2) ?? [];
  const isNobody = /^(?:you|me|us|them|him|her|it|work|this|that)$/i.test(first);
  const isDeed = /^\p{Ll}/u.test(first) && isVerb(first) && !isRole(`${first} ${second}`);
  return isNobody || isDeed ? undefined : found;
}

function labelled(text: string, names: string): string | undefined {
  return text.length > 120
    ? undefined
    : new RegExp(`^(?:${names}):\\s+(.{2,60})$`, "i").exec(text)?.[1];
}

function firstMatch(
  said: readonly Said[],
  read: (one: Said) => string | undefined,
): { words: string; said: Said } | null {
  for (const one of said) {
    if (one.where !== "posting" || one.kind === "legal") continue;
    const words = read(one);
    if (words !== undefined) return { words, said: one };
  }
  return null;
}

function trimName(words: string): string {
  return words
    .replace(/\s(?:and(?! \p{Lu})|who|with|in|at|on|for(?! \p{Lu})|to|this|that|where)\s.*$/u, "")
    .replace(/[\s.,;]+$/, "")
    .trim();
}
