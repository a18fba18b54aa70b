import { splitSentences } from "#english/sentences.ts";
import type { Organization, OrganizationEdit } from "#contract/organization.ts";
import { clientNames, findClient, isSameCompany, namesOf } from "#ledger/facts/client-names.ts";
import { factOfGiven, type Fact, type FactId, type Given } from "#ledger/facts/fact.ts";
import type { JobFields, Reading } from "#ledger/facts/reading.ts";

/** The organization's own words. */
export type OrganizationFields = Pick<
  Organization,
  Exclude<keyof OrganizationEdit, "reportWriter" | "textReader">
>;

/** The employer: as its own page describes it, or, where an agency hires for it, by name alone. */
export type Company = OrganizationFields & {
  statements: readonly Given[];
  /** Who writes to candidates, where that is not the employer. */
  agency: string | null;
  /** Its name is "a client of …". */
  isConfidential: boolean;
};

/** Who hires. */
export type Hiring = {
  /** As typed; empty where nobody typed one, or nobody may know. */
  company: string;
  /** As the text names it with certainty; null where it does not. */
  stated: string | null;
  isConfidential: boolean;
  /** What no text may call a confidential client. */
  names: readonly string[];
};

export function readHiring(job: JobFields, stated: Reading["employer"]): Hiring {
  const isConfidential = job.isClientConfidential;
  return {
    company: isConfidential ? "" : job.hiringCompany.trim(),
    stated: isConfidential ? null : stated,
    isConfidential,
    names: clientNames(job),
  };
}

/** An agency's own page says nothing about the company that it hires for. */
const nothingKnown = { domain: "", description: "", website: "", industry: "", companySize: "" };

/** A name that was typed, else one that the text states with certainty, else the organization. */
export function describeCompany(
  organization: OrganizationFields,
  { company: typed, stated, isConfidential }: Hiring,
  text: string,
): Company {
  const { name: agency } = organization;
  const company = typed === "" && !isNamedIn(agency, text) ? (stated ?? "") : typed;
  const isOwn = !isConfidential && (company === "" || isSameCompany(company, agency));
  if (isOwn) {
    const statements = readStatements(organization);
    return { ...organization, statements, agency: null, isConfidential };
  }
  const client = agency === "" ? "a confidential client" : `a client of ${agency}`;
  const name = isConfidential ? client : company;
  return {
    ...organization,
    ...nothingKnown,
    name,
    statements: [],
    agency: agency === "" ? null : agency,
    isConfidential,
  };
}

/** A text that names the organization speaks of it, whatever its houses and brands are called. */
function isNamedIn(organization: string, text: string): boolean {
  return findClient(namesOf(organization))(text).length > 0;
}

function readStatements({ description }: OrganizationFields): Given[] {
  return splitSentences(description).map((quote, at) => ({
    id: `organization.${at + 1}`,
    label: "The organization about itself",
    text: quote,
    quotes: [{ where: "organization", quote }],
  }));
}

export function factsOfCompany(company: Company): Fact[] {
  const { name, industry, companySize, voiceTone, messagingStyle, website, agency } = company;
  const parts = [name, industry, companySize === "" ? "" : `${companySize} people`, website];
  const voice = [voiceTone, messagingStyle].filter((part) => part !== "").join("; ");
  const given = (id: FactId, label: string, text: string) =>
    factOfGiven({ id, label, text, quotes: [{ where: "organization", quote: text }] });
  return [
    ...company.statements.map(factOfGiven),
    given("company", "Employer", parts.filter((part) => part !== "").join(", ")),
    ...(agency === null ? [] : [given("agency", "Agency that recruits", agency)]),
    ...(voice === "" ? [] : [given("voice", "Voice", voice)]),
  ];
}
