import type { Given } from "#ledger/facts/fact.ts";
import {
  firstSaid,
  mergeFound,
  mergeQuotes,
  numberGiven,
  saidIn,
  type Said,
} from "#ledger/read/text/said.ts";
import { isVerb } from "#ledger/read/duties/duty-verbs.ts";
import { isRole } from "#ledger/read/title/title-parts.ts";
import type { Team } from "#ledger/facts/reading.ts";

const longestSentence = 400;
const mostFacts = 8;
/** A name or an address is no sentence: "Larkspur Valley Hospital, Dublin, OH". */
const isSentence = /(?:^|\s)(?!of\b|and\b|the\b|for\b)\p{Ll}{2,}\s.*\s\S/u;

/** Whom they seek is no fact about them. */
const isAboutPeople = /^join\b|\b(?:seeking|looking for|hiring)\b/i;

/** What the posting says of the employer in whole sentences: scale, product, customers. */
export function readCompanyFacts(said: readonly Said[]): Given[] {
  const found = saidIn(said, "employer")
    .filter(({ text }) => text.length <= longestSentence && isSentence.test(text))
    .filter(({ text }) => reportsIn(text) === undefined && !isAboutPeople.test(text))
    .map(({ text, quotes }) => ({ text, quotes }));
  return numberGiven("company", "The employer", mergeFound(found).slice(0, mostFacts));
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
  const lines = saidIn(said, "terms", "employer", "duty", "title", "culture", "process");
  const named = firstSaid(
    lines,
    ({ text }) =>
      labelled(text, "team|department") ?? teamName.exec(text)?.[1] ?? unit.exec(text)?.[1],
  );
  const reporting = firstSaid(
    lines,
    ({ text }) => labelled(text, "reports to|manager") ?? reportsIn(text),
  );
  if (named === null && reporting === null) return null;
  const name = named === null ? null : trimName(named.value);
  const reportsTo = reporting === null ? null : trimName(reporting.value);
  const quotes = mergeQuotes([...(named?.quotes ?? []), ...(reporting?.quotes ?? [])]);
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
  const isPerson = found !== undefined && /^\p{Lu}\p{Ll}+$/u.test(found.trim()) && !isRole(found);
  if (isPerson) return roleBeside(text, found);
  const isDeed = /^\p{Ll}/u.test(first) && isVerb(first) && !isRole(`${first} ${second}`);
  return isNobody || isDeed ? undefined : found;
}

/** "Priya, our payroll manager" is a role; a colleague's name alone is nobody's to read. */
function roleBeside(text: string, name: string): string | undefined {
  const [, role = ""] =
    /^,? (?:our |the |an? )?(\p{L}[\p{L} &/-]{2,40})/u.exec(
      text.slice(text.indexOf(name) + name.length),
    ) ?? [];
  return isRole(role) ? role : undefined;
}

function labelled(text: string, names: string): string | undefined {
  return text.length > 120
    ? undefined
    : new RegExp(`^(?:${names}):\\s+(.{2,60})$`, "i").exec(text)?.[1];
}

function trimName(words: string): string {
  return words
    .replace(/\s(?:and(?! \p{Lu})|who|with|in|at|on|for(?! \p{Lu})|to|this|that|where)\s.*$/u, "")
    .replace(/[\s.,;]+$/, "")
    .trim();
}
