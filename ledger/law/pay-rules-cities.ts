import type { PayRule } from "#ledger/law/law-picture.ts";
import { inUnitedStates } from "#ledger/law/pay-rule.ts";

export const payRulesOfCities: readonly PayRule[] = [
  inUnitedStates("NY", {
    id: "us-ny-new-york",
    place: "New York City",
    city: "New York",
    from: "2022-11-01",
    fewestEmployees: 4,
    rule: "Employers with 4 or more people state the lowest and highest pay they believe in good faith they will pay.",
    citation: "New York City pay transparency law, date from lipplawfirm.com; size not confirmed",
  }),
  inUnitedStates("NJ", {
    id: "us-nj-jersey-city",
    place: "Jersey City, NJ",
    city: "Jersey City",
    from: "2022-04-13",
    fewestEmployees: 5,
    parts: ["range", "benefits"],
    rule: "Employers with 5 or more people state the range and the benefits.",
    citation: "Jersey City pay transparency ordinance, as summarized by fbm.com",
    isVerified: true,
  }),
  inUnitedStates("OH", {
    id: "us-oh-columbus",
    place: "Columbus, OH",
    city: "Columbus",
    from: "2025-12-03",
    enforcedFrom: "2027-01-01",
    fewestEmployees: 15,
    rule: "Employers with 15 or more people in the city state a reasonable range or scale.",
    citation:
      "Columbus City Code chapter 2335, Ordinance 2898-2025, as summarized by ogletree.com, workforcebulletin.com and kjk.com; the ordinance itself was not read",
  }),
  inUnitedStates("OH", {
    id: "us-oh-cleveland",
    place: "Cleveland, OH",
    city: "Cleveland",
    from: "2025-10-27",
    fewestEmployees: 15,
    rule: "Employers with 15 or more people state the range.",
    citation:
      "Cleveland pay transparency ordinance, date from workforcebulletin.com; size not confirmed",
  }),
  inUnitedStates("OH", {
    id: "us-oh-cincinnati",
    place: "Cincinnati, OH",
    city: "Cincinnati",
    from: "2020-03-13",
    parts: [],
    when: "later",
    rule: "The range is given on request after a conditional offer, not in the posting.",
    citation:
      "Cincinnati ordinance on pay history, as listed by lipplawfirm.com; date not confirmed",
  }),
  inUnitedStates("OH", {
    id: "us-oh-toledo",
    place: "Toledo, OH",
    city: "Toledo",
    from: "2020-06-25",
    parts: [],
    when: "later",
    rule: "The range is given on request after a conditional offer, not in the posting.",
    citation: "Toledo ordinance on pay history, as listed by lipplawfirm.com; date not confirmed",
  }),
];
