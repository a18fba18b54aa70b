import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";

export const productCredentials: readonly CredentialRule[] = [
  {
    name: "Portfolio",
    forms: ["portfolio", "Behance", "Dribbble"],
    context: [
      "design",
      "designs",
      "samples",
      "link",
      "online",
      "submit",
      "include",
      "showcasing",
      "work",
    ],
    isUnsearchable: true,
    issuer: "the person",
    proof: "A link to own work, walked through in the interview.",
  },
  {
    name: "PMP",
    forms: ["PMP", "project management professional"],
    issuer: "PMI",
    proof: "The issuer's registry; it shows project, not product, skill.",
  },
  {
    name: "Scrum certificate",
    forms: ["CSM", "PSM", "CSPO", "PSPO", "certified scrum master", "certified scrummaster"],
    issuer: "Scrum Alliance, Scrum.org",
    proof: "The issuer's registry; it follows a short course.",
  },
  {
    name: "SAFe certificate",
    forms: ["SAFe certified", "SAFe certification", "SAFe Agilist"],
    issuer: "Scaled Agile",
    proof: "The dated badge page the person shares.",
  },
  {
    name: "NCIDQ",
    forms: ["NCIDQ"],
    issuer: "CIDQ",
    proof: "The council's verification of the certificate number.",
  },
];
