import type { ParsedJobDescription } from "#contract/job.ts";
import { lengths, limits, listBounds } from "#contract/limits.ts";
import { findProtectedDemands } from "#ledger/protected-demands.ts";
import { hearTerms, readForm } from "#reading/form.ts";
import { fold as foldSpaces } from "#reading/segment.ts";

/** A value that somebody else read, and the words it is said to come from. */
export type Claimed = { value: string; quote: string };

/** What another reader, such as a model, says a text holds. */
export type OtherReading = {
  [Field in "title" | "location" | "salaryRange" | "workType" | "urgencyLevel"]: Claimed | null;
} & {
  [
    Field in
      | "requirements"
      | "benefits"
      | "culture"
      | "dealBreakers"
      | "preferredBackgrounds"
      | "redFlags"
      | "competitorCompanies"
  ]: readonly Claimed[];
};

type Reading = ReturnType<typeof readForm>;

const mostTags = {
  dealBreakers: limits.dealBreakers,
  preferredBackgrounds: listBounds.preferredBackgrounds,
  redFlags: limits.redFlagsOnCreate,
  competitorCompanies: limits.competitorCompanies,
} as const;
type TagField = keyof typeof mostTags;
const tagFields = Object.keys(mostTags) as TagField[];

/** Our reading, with what another reader found wherever the text says it in these words. */
export function judgeReading(
  text: string,
  other: OtherReading,
  ours: Reading = readForm(text),
): Reading {
  const isSaid = supportIn(text);
  const fields: ParsedJobDescription = { ...ours.fields };
  const quotes = { ...ours.quotes };
  function take<Field extends keyof ParsedJobDescription>(
    field: Field,
    value: ParsedJobDescription[Field],
    quote: string | undefined,
  ): void {
    fields[field] = value;
    if (quote !== undefined) quotes[field] = quote;
  }

  for (const field of ["title", "location", "salaryRange"] as const) {
    const claim = other[field];
    if (!claim || !isSaid(claim) || claim.value.length > lengths.line) continue;
    if (field === "salaryRange" && !/\d/u.test(claim.value)) continue;
    take(field, foldSpaces(claim.value), claim.quote);
  }
  for (const field of ["workType", "urgencyLevel"] as const) {
    const claim = other[field];
    // The fixed words rarely stand in the text: our own reader must hear the same in the quote alone.
    const isHeard = claim && hearTerms(claim.quote)[field] === claim.value;
    if (isHeard && isSaid({ ...claim, value: "" })) take(field, claim.value, claim.quote);
  }
  for (const field of ["requirements", "benefits", "culture"] as const) {
    const said = other[field].filter(isSaid);
    const lines = said.map(({ value }) => foldSpaces(value)).join("\n");
    if (lines !== "" && lines.length <= lengths.paragraph && ours.fields[field] === "")
      take(field, lines, said[0]?.quote);
  }
  for (const field of tagFields) {
    const said = other[field].filter((claim) => isSaid(claim) && claim.value.length <= lengths.tag);
    const tags = addTags(ours.fields[field], said, mostTags[field]);
    take(field, tags, ours.quotes[field] ?? said[0]?.quote);
  }
  return { fields, quotes };
}

/** Whether the text holds the quote, the quote every word of the value, and neither bars people by what they are. */
function supportIn(text: string): (claim: Claimed) => boolean {
  const whole = fold(text);
  return ({ value, quote }) => {
    const words = fold(quote);
    const known = new Set(words.split(" "));
    const isWorded = fold(value)
      .split(" ")
      .every((word) => word === "" || known.has(word));
    return (
      words !== "" &&
      ` ${whole} `.includes(` ${words} `) &&
      isWorded &&
      findProtectedDemands(`${quote}\n${value}`).length === 0
    );
  };
}

function addTags(ours: readonly string[], said: readonly Claimed[], most: number): string[] {
  const tags = [...ours];
  for (const { value } of said) {
    const isNew = !tags.some((tag) => isAlike(tag, value));
    if (isNew && tags.length < most) tags.push(foldSpaces(value));
  }
  return tags;
}

/** One says no more than the other. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return a === "" || b === "" || a.includes(b) || b.includes(a);
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$€£¥%+#.]+/gu, " ")
    .replaceAll(/\.(?=\s|$)/gu, "")
    .trim();
}
