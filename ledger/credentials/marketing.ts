import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";

export const marketingCredentials: readonly CredentialRule[] = [
  {
    name: "Google Ads certification",
    forms: ["Google Ads certified", "Google Ads certification", "Google AdWords certified"],
    issuer: "Google",
    proof: "The dated badge page; own campaigns say more.",
  },
  {
    name: "Google Analytics certification",
    forms: ["Google Analytics certified", "Google Analytics certification", "GAIQ"],
    issuer: "Google",
    proof: "The dated badge page; own reports say more.",
  },
  {
    name: "HubSpot certification",
    forms: ["HubSpot certified", "HubSpot certification"],
    issuer: "HubSpot",
    proof: "The dated badge page.",
  },
  {
    name: "Meta Blueprint",
    forms: ["Meta Blueprint", "Facebook Blueprint", "Meta certified"],
    issuer: "Meta",
    proof: "The dated badge page.",
  },
  {
    name: "APR",
    forms: ["APR", "accredited in public relations"],
    context: ["public", "relations", "accredited", "accreditation", "prsa"],
    isUnsearchable: true,
    issuer: "PRSA",
    proof: "The society's directory; elsewhere the letters mean an interest rate.",
  },
  {
    name: "CFRE",
    forms: ["CFRE", "certified fund raising executive"],
    issuer: "CFRE International",
    proof: "The issuer's directory.",
  },
  {
    name: "Certified Meeting Professional",
    forms: ["CMP", "certified meeting professional"],
    context: ["meeting", "event", "events", "planner", "certified"],
    issuer: "Events Industry Council",
    proof: "The issuer's directory.",
  },
];
