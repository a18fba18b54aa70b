import type { CredentialRule } from "#knowledge/vocabulary.ts";
import type { Quote } from "#ledger/facts/fact.ts";
import { findCredential, readCredentials } from "#ledger/read/skills/credentials.ts";
import { readEducation, type Education } from "#ledger/read/requirements/education.ts";
import { readAccepts } from "#ledger/read/requirements/requirements-accepts.ts";
import { cleanRequirement } from "#ledger/read/requirements/requirements-cleaning.ts";
import { kindOf } from "#ledger/read/requirements/requirements-kind.ts";
import { findSkills } from "#ledger/read/skills/skills.ts";
import { readYears } from "#ledger/read/requirements/years.ts";
import type { Requirement, Skill } from "#ledger/facts/reading.ts";

/** One thing asked for, in one place, before form and posting are joined. */
export type Demand = Omit<Requirement, "id" | "label" | "priority" | "conflict" | "quotes"> & {
  priority: "must" | "nice";
  quotes: readonly Quote[];
  education: Education | null;
  /** The skills the line is about, those in brackets left out. */
  mainSkills: readonly Skill[];
  isTyped: boolean;
  isSaidSo: boolean;
};

/** A line as it was found; `accepts` are sentences beside it that say what else would do. */
export type Found = {
  text: string;
  quotes: readonly Quote[];
  priority: "must" | "nice";
  accepts: readonly string[];
  /** A person wrote it into the form; the posting does not say it. */
  isTyped: boolean;
  /** Words, a heading or the form's field say that it is a must or a wish. */
  isSaidSo: boolean;
};

export function understand(
  { text, quotes, priority, accepts: more, isTyped, isSaidSo }: Found,
  rules: readonly CredentialRule[],
): Demand {
  const clean = cleanRequirement(text);
  const { accepts, rest } = readAccepts(clean, more);
  const credentials = readCredentials(text, rules);
  const papers = new Set(credentials.flatMap(({ searchNames }) => searchNames));
  const skills = findSkills(rest)
    .filter(({ at }) => !papers.has(/^[\p{L}\p{N}]+/u.exec(rest.slice(at))?.[0] ?? ""))
    .map(({ skill }) => skill);
  const main =
    rest
      .replaceAll(/\([^()]{0,200}\)/g, " ")
      .split(/,? (?:including|incl\.|such as|e\.g\.|like|especially) /i, 1)[0] ?? "";
  const mainSkills = findSkills(main).map(({ skill }) => skill);
  const education = readEducation(clean);
  const years = /^no\b/i.test(clean) ? null : readYears(clean);
  const isSubstitutable =
    (education?.isSubstitutable ?? false) || more.some((one) => /substitut|in lieu of/i.test(one));
  const kind = kindOf({
    text: clean,
    skills,
    years,
    credentialAt: findCredential(clean, rules),
    education,
  });
  return {
    text: clean,
    quotes,
    priority,
    kind,
    skills,
    mainSkills,
    years,
    credentials,
    accepts,
    isSubstitutable,
    education,
    isTyped,
    isSaidSo,
  };
}
