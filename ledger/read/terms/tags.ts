import { suggestedRedFlags } from "#contract/options.ts";
import { insidePrefix } from "#contract/programs/closed-facts.ts";
import type { Given, Where } from "#ledger/facts/fact.ts";
import { mergeFound, numberGiven, saidIn, type Found, type Said } from "#ledger/read/text/said.ts";
import type { RedFlag } from "#ledger/facts/reading.ts";

/** Words that speak against the employer; any other flag is a trait of people. */
const employerWords =
  /\blayoffs?\b|\bback-?fill\b|\bbudget\b|\bturnover\b|\bunstable\b|\brating\b|\breviews?\b|\bunrealistic\b|\breorg|\bleadership changes?\b|\blow (?:pay|comp)|\bunder market\b|\bhiring freeze\b|\bburnout\b|\bfunding\b|\brunway\b/i;
const link = /\bhttps?:\/\/[^\s<>"'()]{3,300}|\bwww\.[^\s<>"'()]{3,300}/gi;

export function readBackgrounds(tags: readonly string[], said: readonly Said[]): Given[] {
  const spoken = saidIn(said, "nice")
    .filter(({ text }) => text.length <= 100 && /\bbackgrounds?\b/i.test(text))
    .map(({ text, quotes }) => ({ text, quotes }));
  return numberGiven(
    "background",
    "Preferred background",
    mergeFound([...fromTags("preferredBackgrounds", tags), ...spoken]),
  );
}

/** `inside`: what lines that stay inside say of the employer. */
export function readRedFlags(tags: readonly string[], inside: readonly Found[]): RedFlag[] {
  const found = mergeFound([...fromTags("redFlags", tags), ...inside]);
  return numberApart(
    "flag",
    "Red flag",
    found.map((flag) => ({ ...flag, owner: ownerOf(flag.text) })),
  );
}

/** `inside`: whom lines that stay inside name. */
export function readCompetitors(tags: readonly string[], inside: readonly Found[]): Given[] {
  return numberApart(
    "competitor",
    "Competitor",
    mergeFound([...fromTags("competitorCompanies", tags), ...inside]),
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

/** "Poach from Corvane" is a line that stays inside, and so does Corvane unless somebody typed it into the form. */
function numberApart<T extends Found>(prefix: string, label: string, found: readonly T[]) {
  const isTyped = ({ quotes }: T) => quotes.some(({ where }) => where !== "posting");
  return [
    ...numberGiven(prefix, label, found.filter(isTyped)),
    ...numberGiven(
      `${insidePrefix}${prefix}`,
      label,
      found.filter((one) => !isTyped(one)),
    ),
  ];
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
