import type { BenefitKind, PayPartKind } from "#ledger/facts/reading.ts";

/** Things candidates count on once they have read them; each must have been said by somebody. */
export const promises: readonly {
  thing: string;
  kind: PayPartKind | BenefitKind;
  words: RegExp;
}[] = [
  { thing: "a bonus", kind: "bonus", words: /\b(?<!sign[- ]?on |signing )bonus(?:es)?\b/iu },
  { thing: "commission", kind: "commission", words: /\bcommissions?\b/iu },
  { thing: "equity", kind: "equity", words: /\b(?:equity|stock options?|rsus?|shares)\b/iu },
  { thing: "a sign-on bonus", kind: "signOn", words: /\b(?:sign[- ]?on|signing)[- ]bonus\b/iu },
  { thing: "a shift differential", kind: "differential", words: /\bdifferentials?\b/iu },
  { thing: "on-call pay", kind: "onCall", words: /\bon[- ]call (?:pay|premium|stipend)\b/iu },
  {
    thing: "overtime pay",
    kind: "overtime",
    words: /\b(?:paid overtime|overtime pay|time and a half)\b/iu,
  },
  {
    thing: "relocation help",
    kind: "relocation",
    words: /\brelocation (?:help|assistance|package|money|support|bonus)\b/iu,
  },
  { thing: "a per diem", kind: "perDiem", words: /\bper diem (?:of|pay|allowance)\b/iu },
  { thing: "a pension", kind: "pension", words: /\bpensions?\b/iu },
  { thing: "a company car", kind: "car", words: /\bcompany (?:car|vehicle|truck)\b/iu },
  {
    thing: "health insurance",
    kind: "health",
    words:
      /\b(?:health insurance|medical insurance|medical, dental|dental|vision (?:plan|insurance|coverage))\b/iu,
  },
  {
    thing: "a retirement plan",
    kind: "retirement",
    words: /\b(?:401\s?\(k\)|403\s?\(b\)|retirement plan)/iu,
  },
  {
    thing: "paid leave",
    kind: "leave",
    words: /\b(?:pto|paid (?:time off|leave|vacation|holidays)|sick leave|parental leave)\b/iu,
  },
  { thing: "tuition help", kind: "other", words: /\btuition\b/iu },
  { thing: "visa sponsorship", kind: "other", words: /\bwe (?:can |will |do )?sponsor\b/iu },
];
