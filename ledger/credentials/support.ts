import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";

export const supportCredentials: readonly CredentialRule[] = [
  {
    name: "Tested language level",
    forms: ["C1", "C2", "B2", "CEFR"],
    context: [
      "english",
      "spanish",
      "french",
      "german",
      "portuguese",
      "mandarin",
      "language",
      "level",
      "fluent",
    ],
    isUnsearchable: true,
    issuer: "a language test or the employer",
    proof: "A short test in the channel of the job, the same for everyone.",
  },
  {
    name: "HDI certification",
    forms: ["HDI", "HDI certified", "HDI certification"],
    context: ["desk", "support", "certified", "certification"],
    issuer: "HDI",
    proof: "The dated badge page.",
  },
  {
    name: "ITIL",
    forms: ["ITIL", "ITIL foundation"],
    issuer: "PeopleCert",
    proof: "The issuer's candidate register.",
  },
  {
    name: "CompTIA A+",
    forms: ["CompTIA A+", "A+ certified", "A+ certification"],
    issuer: "CompTIA",
    proof: "The issuer's verification code.",
  },
  {
    name: "Customer success certificate",
    forms: ["CCSM", "certified customer success manager"],
    issuer: "several course providers",
    proof: "The certificate; it follows a course.",
  },
];
