import type { Given, Where } from "#ledger/fact.ts";
import { suggestedRedFlags } from "#contract/options.ts";
import { splitItems } from "#ledger/read/list-items.ts";
import { mergeFound, numberGiven, quoteOf, type Found, type Said } from "#ledger/read/said.ts";
import type { RedFlag } from "#ledger/reading.ts";

/** Words that speak against the employer; any other flag is a trait of people. */
const employerWords =
  /\blayoffs?\b|\bback-?fill\b|\bbudget\b|\bturnover\b|\bunstable\b|\brating\b|\breviews?\b|\bunrealistic\b|\breorg|\bleadership changes?\b|\blow (?:pay|comp)|\bunder market\b|\bhiring freeze\b|\bburnout\b|\bfunding\b|\brunway\b/i;
const flagsInText =
  /\b(?:recent|recently had|had) layoffs\b|\burgent backfill\b|\bthis is a backfill\b|\bhigh turnover\b/i;

const link = /\bhttps?:\/\/[^\s<>"'()]{3,300}|\bwww\.[^\s<>"'()]{3,300}/gi;
const companyName = "[A-Z][\\w&.'-]{1,30}(?:\\s[A-Z][\\w&.'-]{1,30}){0,2}";
const poached = new RegExp(
  `\\b(?:poach|hire|source|candidates|people) from (?:companies (?:like|such as) )?(${companyName}(?:(?:, and |, or |, | and | or )${companyName}){0,7})`,
);

export function readBackgrounds(tags: readonly string[], said: readonly Said[]): Given[] {
  const spoken = said
    .filter(
      ({ where, kind, text }) =>
        where === "posting" &&
        kind === "nice" &&
        text.length <= 100 &&
        /\bbackgrounds?\b/i.test(text),
    )
    .map(toFound);
  const listed = listedUnder(said, /^preferred (?:backgrounds?|industr(?:y|ies))$/i);
  return numberGiven(
    "background",
    "Preferred background",
    mergeFound([...fromTags("preferredBackgrounds", tags), ...listed, ...spoken]),
  );
}

export function readRedFlags(tags: readonly string[], said: readonly Said[]): RedFlag[] {
  const spoken = said
    .filter(
      ({ where, kind, text }) =>
        where === "posting" && kind !== "duties" && kind !== "legal" && flagsInText.test(text),
    )
    .map((one) => ({
      text:
        flagsInText.exec(one.text)?.[0].replace(/^this is a |^(?:recently )?had /i, "") ?? one.text,
      quotes: [quoteOf(one)],
    }));
  const found = mergeFound([
    ...fromTags("redFlags", tags),
    ...listedUnder(said, /^red flags?$/i),
    ...spoken,
  ]);
  return numberGiven(
    "flag",
    "Red flag",
    found.map((flag) => ({ ...flag, owner: ownerOf(flag.text) })),
  );
}

export function readCompetitors(tags: readonly string[], said: readonly Said[]): Given[] {
  const listed = listedUnder(
    said,
    /^(?:competitors?|competitor companies|target companies|companies to target)$/i,
  );
  const named = said.flatMap((one) => {
    const names = one.where === "posting" ? poached.exec(one.text)?.[1] : undefined;
    return names === undefined
      ? []
      : splitItems(names.replace(/[\s,.]+$/, ""))
          .flatMap((text) => text.split(/\sor\s/))
          .map((text) => ({ text, quotes: [quoteOf(one)] }));
  });
  return numberGiven(
    "competitor",
    "Competitor",
    mergeFound([...fromTags("competitorCompanies", tags), ...listed, ...named]),
  );
}

/** The links of the field, each on its own; its other lines as they are. */
export function readAssets(field: string): Given[] {
  const found = field.split(/[\r\n]+/).flatMap((line): Found[] => {
    const links = line.match(link) ?? [];
    const items =
      links.length > 0
        ? links.map((one) => one.replace(/[.,;]+$/, ""))
        : [line.trim().slice(0, 300)];
    return items
      .filter(Boolean)
      .map((text) => ({ text, quotes: [{ where: "companyAssets", quote: text }] }));
  });
  return numberGiven(
    "asset",
    "Company asset",
    mergeFound(found, ({ text }) => text),
  );
}

/** Addresses a posting names that tell of the employer, not of the application. */
export function findLinks(said: readonly Said[]): string[] {
  const links = said
    .filter(
      ({ kind }) =>
        kind === "about" || kind === "culture" || kind === "benefits" || kind === "role",
    )
    .flatMap(({ text, quote }) =>
      /^(?:application|apply)/i.test(text) ? [] : (quote.match(link) ?? []),
    );
  return [...new Set(links.map((one) => one.replace(/[.,;]+$/, "")))];
}

function ownerOf(text: string): RedFlag["owner"] {
  const isSuggested = suggestedRedFlags.some((flag) => flag === text.toLowerCase().trim());
  return isSuggested || employerWords.test(text) ? "employer" : "candidate";
}

export function fromTags(where: Where, tags: readonly string[]): Found[] {
  return tags
    .map((tag) => tag.trim())
    .filter(Boolean)
    .map((text) => ({ text, quotes: [{ where, quote: text }] }));
}

export function toFound(one: Said): Found {
  return { text: one.text, quotes: [quoteOf(one)] };
}

/** The bullets under such a heading, or the sentence after such a label. */
function listedUnder(said: readonly Said[], heading: RegExp): Found[] {
  const under = said.filter((one) => one.where === "posting" && heading.test(one.heading ?? ""));
  const [first] = under;
  return under
    .filter((one) => one.isBullet || one === first)
    .flatMap((one) => splitItems(one.text).map((text) => ({ text, quotes: [quoteOf(one)] })));
}
