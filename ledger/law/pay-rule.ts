import type { PayRule } from "#ledger/law/law-picture.ts";

/** What most rows share, so that a row says only what is its own. */
const usual = {
  city: null,
  enforcedFrom: null,
  to: null,
  fewestEmployees: null,
  reachesRemote: false,
  parts: ["range"],
  when: "posting",
  lastChecked: "2026-11",
  isVerified: false,
} as const;

type Own = Pick<PayRule, "id" | "place" | "from" | "rule" | "citation"> & Partial<PayRule>;

export function inUnitedStates(region: string, row: Own): PayRule {
  return { ...usual, country: "US", region, ...row };
}

export function inCountry(country: string, region: string | null, row: Own): PayRule {
  return { ...usual, country, region, ...row };
}
