import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";

export const softwareCredentials: readonly CredentialRule[] = [
  {
    name: "AWS certification",
    forms: ["AWS certified", "AWS certification", "AWS Solutions Architect", "SAA"],
    context: ["aws", "amazon", "cloud", "architect"],
    issuer: "Amazon Web Services",
    proof: "The dated badge page the person shares.",
  },
  {
    name: "Azure certification",
    forms: ["Azure certified", "Azure certification", "AZ-104", "AZ-305", "AZ-900"],
    issuer: "Microsoft",
    proof: "The transcript link the person shares.",
  },
  {
    name: "Certified Kubernetes Administrator",
    forms: ["CKA", "CKAD", "certified kubernetes administrator"],
    issuer: "Cloud Native Computing Foundation",
    proof: "The issuer's look-up by certificate number.",
  },
  {
    name: "CISSP",
    forms: ["CISSP"],
    issuer: "ISC2",
    proof: "The issuer's member look-up; it needs years of experience.",
  },
  {
    name: "CISM or CISA",
    forms: ["CISM", "CISA"],
    context: ["certified", "certification", "certifications", "isaca", "cissp", "auditor"],
    issuer: "ISACA",
    proof: "The issuer's look-up by certificate number.",
  },
  {
    name: "Security+",
    forms: ["Security+", "CompTIA Security", "CompTIA Security+"],
    issuer: "CompTIA",
    proof: "The issuer's verification code.",
  },
  {
    name: "A+ or Network+",
    forms: ["CompTIA A+", "Network+", "CompTIA Network+"],
    issuer: "CompTIA",
    proof: "The issuer's verification code.",
  },
  {
    name: "CCNA",
    forms: ["CCNA", "CCNP", "CCIE"],
    issuer: "Cisco",
    proof: "The issuer's look-up by certificate number.",
  },
  {
    name: "Red Hat certification",
    forms: ["RHCSA", "RHCE", "red hat certified"],
    issuer: "Red Hat",
    proof: "The issuer's look-up by certificate number.",
  },
  {
    name: "ITIL",
    forms: ["ITIL"],
    issuer: "PeopleCert",
    proof: "The issuer's candidate register.",
  },
  {
    name: "Security clearance",
    forms: [
      "security clearance",
      "secret clearance",
      "active clearance",
      "active secret",
      "top secret",
      "TS/SCI",
      "public trust",
    ],
    issuer: "US government",
    proof: "The facility security officer confirms it; no details in writing.",
  },
];
