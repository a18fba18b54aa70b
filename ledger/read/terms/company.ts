import type { Given } from "#ledger/facts/fact.ts";
import {
  firstSaid,
  mergeFound,
  mergeQuotes,
  numberGiven,
  saidIn,
  type Said,
} from "#ledger/read/text/said.ts";
import { bossIn } from "#ledger/read/terms/boss.ts";
import { isRole } from "#ledger/read/title/title-parts.ts";
import type { Team } from "#ledger/facts/reading.ts";

const longestSentence = 400;
const mostFacts = 8;
/** A name or an address is no sentence: "Larkspur Valley Hospital, Dublin, OH". */
const isSentence = /(?:^|\s)(?!of\b|and\b|the\b|for\b)\p{Ll}{2,}\s.*\s\S/u;

/** "We are looking for a nurse" says nothing about the employer. */
const isAboutPeople = /^join\b|\b(?:seeking|looking for|hiring)\b/i;

/** What the posting says of the employer in whole sentences: scale, product, customers. */
export function readCompanyFacts(said: readonly Said[]): Given[] {
  const found = saidIn(said, "employer")
    .filter(({ text }) => text.length <= longestSentence && isSentence.test(text))
    .filter(({ text }) => bossIn(text) === undefined && !isAboutPeople.test(text))
    .map(({ text, quotes }) => ({ text, quotes }));
  return numberGiven("company", "The employer", mergeFound(found).slice(0, mostFacts));
}

const teamName =
  /\b(?:[Jj]oin|[Oo]n|[Ww]ithin|[Pp]art of|[Ii]n|[Ff]or) (?:our|the) ((?:[A-Z0-9][\w&/.-]*\s){1,4})(?:team|squad|group|department|unit|division)\b/;
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
    ({ text }) => labelled(text, "reports to|manager") ?? bossIn(text),
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
