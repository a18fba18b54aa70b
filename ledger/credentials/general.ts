import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";

export const generalCredentials: readonly CredentialRule[] = [
  {
    name: "Notary commission",
    forms: ["notary", "notary public"],
    isUnsearchable: true,
    issuer: "State",
    proof: "The state's look-up; it can usually follow after the start.",
  },
  {
    name: "Microsoft Office Specialist",
    forms: ["MOS certified", "MOS certification", "microsoft office specialist"],
    issuer: "Microsoft",
    proof: "The dated badge page.",
  },
  {
    name: "Certified Administrative Professional",
    forms: ["CAP", "certified administrative professional"],
    context: ["administrative", "iaap", "certified", "professional"],
    isUnsearchable: true,
    issuer: "IAAP",
    proof: "The issuer's look-up.",
  },
  {
    name: "Driver's license",
    forms: ["driver's license", "drivers license", "driver license"],
    isUnsearchable: true,
    issuer: "State",
    proof: "The record after the offer, and only where driving is a duty.",
  },
];
