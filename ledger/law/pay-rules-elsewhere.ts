import type { PayRule } from "#ledger/law/law-picture.ts";
import { inCountry } from "#ledger/law/pay-rule.ts";

/** The country of rules that bind all member states of the European Union. */
export const europeanUnion = "EU";

export const memberStates: ReadonlySet<string> = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" "),
);

export const payRulesElsewhere: readonly PayRule[] = [
  inCountry("CA", "ON", {
    id: "ca-on",
    place: "Ontario",
    from: "2026-01-01",
    fewestEmployees: 25,
    parts: ["range", "aiUse", "vacancy"],
    rule: "Employers with 25 or more people in Ontario on the day of posting state the pay or a range that spreads by at most C$50,000 (not above C$200,000 of pay), say whether AI screens, assesses or selects, say whether a vacancy exists, do not ask for Canadian experience, and answer interviewed people within 45 days.",
    citation:
      "Ontario rules on job postings, as summarized by DLA Piper, diversio.com and minkenemploymentlawyers.com",
    isVerified: true,
  }),
  inCountry("CA", "BC", {
    id: "ca-bc",
    place: "British Columbia",
    from: "2023-11-01",
    rule: "Public advertisements state the pay or the range.",
    citation:
      "British Columbia pay transparency law, mentioned by altisrecruitment.com; date not confirmed",
  }),
  inCountry("CA", "PE", {
    id: "ca-pe",
    place: "Prince Edward Island",
    from: "2022-06-01",
    rule: "Public advertisements state the pay or the range.",
    citation:
      "Prince Edward Island pay transparency law, mentioned by altisrecruitment.com; date not confirmed",
  }),
  inCountry(europeanUnion, null, {
    id: "eu-directive",
    place: "European Union",
    from: "2026-06-07",
    rule: 'The first pay or range is told unasked, in the advertisement or before the interview; the title is gender-neutral and words such as "competitive" do not stand in for pay. Member states put this into law at different times.',
    citation:
      "Directive (EU) 2023/970, article 5, as summarized by grove.hr, nettocalc.com and Lockton",
  }),
  inCountry("PL", null, {
    id: "pl",
    place: "Poland",
    from: "2025-12-24",
    rule: "The first pay or range is told in the advertisement or before the interview.",
    citation:
      "Polish law on the recruitment part of Directive (EU) 2023/970, as summarized by grove.hr; day of the month not confirmed",
  }),
  inCountry("NL", null, {
    id: "nl",
    place: "Netherlands",
    from: "2027-01-01",
    rule: "The first pay or range is told in the advertisement or before the interview.",
    citation: "Dutch bill on Directive (EU) 2023/970, as summarized by grove.hr",
  }),
];
