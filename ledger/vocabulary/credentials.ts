import byFamily from "#knowledge/credentials.json" with { type: "json" };
import type { CredentialRule } from "#knowledge/vocabulary.ts";
import type { Family } from "#ledger/occupations/family.ts";

const { "people-legal": peopleLegal, ...others } = byFamily satisfies Record<string, unknown>;

/** The papers each kind of work asks for, as `knowledge/credentials` has them. */
export const credentialsByFamily = { ...others, peopleLegal } as Record<
  Family,
  readonly CredentialRule[]
>;
