import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";

export const dataCredentials: readonly CredentialRule[] = [
  {
    name: "Cloud data certification",
    forms: [
      "Google certified",
      "Google Cloud certified",
      "professional data engineer",
      "AWS certified",
      "Azure certified",
      "DP-203",
    ],
    issuer: "the cloud vendor",
    proof: "The dated badge page the person shares.",
  },
  {
    name: "Databricks certification",
    forms: ["Databricks certified", "Databricks certification"],
    issuer: "Databricks",
    proof: "The dated badge page the person shares.",
  },
  {
    name: "SnowPro",
    forms: ["SnowPro", "Snowflake certified", "Snowflake certification"],
    issuer: "Snowflake",
    proof: "The dated badge page the person shares.",
  },
  {
    name: "Tableau or Power BI certification",
    forms: ["Tableau certified", "PL-300", "Power BI certified"],
    issuer: "Tableau, Microsoft",
    proof: "The dated badge page the person shares.",
  },
  {
    name: "Actuarial credential",
    forms: ["ASA", "FSA", "ACAS", "FCAS", "actuarial exams", "actuarial exam"],
    context: ["actuarial", "actuary", "exam", "exams", "society", "fellow", "associate"],
    issuer: "SOA, CAS",
    proof: "The society's directory; ask how many exams are passed.",
  },
];
