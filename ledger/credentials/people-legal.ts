import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";

export const peopleLegalCredentials: readonly CredentialRule[] = [
  {
    name: "Bar admission",
    forms: [
      "bar admission",
      "admitted to practice",
      "admitted to the bar",
      "member of the bar",
      "state bar",
      "licensed attorney",
      "licensed to practice law",
      "active bar",
    ],
    issuer: "State court or bar",
    proof: "The bar's public look-up; ask about in-house registration where it exists.",
  },
  {
    name: "JD",
    forms: ["JD", "J.D.", "juris doctor"],
    context: ["law", "degree", "school", "juris", "bar", "attorney", "accredited"],
    isUnsearchable: true,
    issuer: "a law school",
    proof: "The degree, checked after the offer; the letters also mean job description.",
  },
  {
    name: "SHRM-CP or SHRM-SCP",
    forms: ["SHRM-CP", "SHRM-SCP", "SHRM certified", "SHRM certification"],
    issuer: "SHRM",
    proof: "The issuer's directory.",
  },
  {
    name: "PHR or SPHR",
    forms: ["PHR", "SPHR", "aPHR", "professional in human resources"],
    issuer: "HRCI",
    proof: "The issuer's directory.",
  },
  {
    name: "CCEP",
    forms: ["CCEP", "certified compliance and ethics professional"],
    issuer: "SCCE",
    proof: "The issuer's directory.",
  },
  {
    name: "CAMS",
    forms: ["CAMS", "certified anti-money laundering specialist"],
    context: ["aml", "anti-money", "laundering", "acams", "compliance", "bsa"],
    issuer: "ACAMS",
    proof: "The issuer's directory.",
  },
  {
    name: "CIPP",
    forms: ["CIPP", "CIPP/US", "CIPP/E", "CIPM"],
    issuer: "IAPP",
    proof: "The issuer's directory.",
  },
  {
    name: "Notary commission",
    forms: ["notary", "notary public"],
    isUnsearchable: true,
    issuer: "State",
    proof: "The state's look-up; it can usually follow after the start.",
  },
  {
    name: "Paralegal certificate",
    forms: ["certified paralegal", "paralegal certificate", "paralegal certification", "ACP"],
    context: ["paralegal", "nala", "legal"],
    issuer: "NALA and schools",
    proof: "The issuer's look-up or the certificate.",
  },
  {
    name: "Certified Compensation Professional",
    forms: ["CCP", "CEBS", "certified compensation professional"],
    context: ["compensation", "benefits", "worldatwork", "certified"],
    issuer: "WorldatWork, IFEBP",
    proof: "The issuer's directory.",
  },
];
