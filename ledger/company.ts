import { splitSentences } from "#english/sentences.ts";
import type { Organization, OrganizationEdit } from "#contract/organization.ts";
import { clientNames, isSameCompany } from "#ledger/client-names.ts";
import { factOfGiven, type Fact, type FactId, type Given } from "#ledger/fact.ts";
import type { JobWords } from "#ledger/reading.ts";

/** The organization's own words. */
export type OrganizationWords = Pick<Organization, Exclude<keyof OrganizationEdit, "reportWriter">>;

/** The employer: as its own page describes it, or, where an agency hires for it, by name alone. */
export type Company = OrganizationWords & {
  statements: readonly Given[];
  /** Who writes to candidates, where that is not the employer. */
  agency: string | null;
  /** Its name is "a client of …". */
  isConfidential: boolean;
};

/** Who hires. */
export type Hiring = {
  /** Empty where it is the organization, or nobody may know. */
  company: string;
  isConfidential: boolean;
  /** What no text may call a confidential client. */
  names: readonly string[];
};

export function readHiring(job: JobWords): Hiring {
  const isConfidential = job.isClientConfidential;
  return {
    company: isConfidential ? "" : job.hiringCompany.trim(),
    isConfidential,
    names: clientNames(job),
  };
}

/** An agency's own page says nothing about the company that it hires for. */
const nothingKnown = { domain: "", description: "", website: "", industry: "", companySize: "" };

export function describeCompany(organization: OrganizationWords, hiring: Hiring): Company {
  const { company, isConfidential } = hiring;
  const { name: agency } = organization;
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

function readStatements({ description }: OrganizationWords): Given[] {
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
