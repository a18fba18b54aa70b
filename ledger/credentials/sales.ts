import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";

export const salesCredentials: readonly CredentialRule[] = [
  {
    name: "Property and casualty license",
    forms: [
      "P&C license",
      "property and casualty license",
      "property & casualty license",
      "P&C licensed",
    ],
    issuer: "State insurance department",
    proof: "The insurance regulators' public look-up.",
  },
  {
    name: "Life and health license",
    forms: [
      "L&H license",
      "life and health license",
      "life & health license",
      "life insurance license",
    ],
    issuer: "State insurance department",
    proof: "The insurance regulators' public look-up.",
  },
  {
    name: "Series 7",
    forms: ["Series 7"],
    issuer: "FINRA",
    proof: "BrokerCheck; the exam needs a sponsoring firm.",
  },
  {
    name: "Series 63, 65 or 66",
    forms: ["Series 63", "Series 65", "Series 66"],
    issuer: "NASAA",
    proof: "BrokerCheck.",
  },
  {
    name: "SIE",
    forms: ["SIE", "securities industry essentials"],
    context: ["series", "finra", "exam", "securities", "license", "licenses"],
    isUnsearchable: true,
    issuer: "FINRA",
    proof: "The FINRA exam record; no sponsor is needed.",
  },
  {
    name: "Real estate license",
    forms: [
      "real estate license",
      "real estate salesperson license",
      "broker's license",
      "broker license",
    ],
    issuer: "State real estate commission",
    proof: "The state's public look-up.",
  },
  {
    name: "Driver's license",
    forms: ["driver's license", "drivers license", "driver license"],
    isUnsearchable: true,
    issuer: "State",
    proof: "The record after the offer, and only where driving is a duty.",
  },
];
