import type { FamilyRules } from "#ledger/families/family-rules.ts";
import type { PayPartKind, Reading } from "#ledger/reading.ts";

type Matters = (reading: Reading, rules: FamilyRules) => boolean;

/** A part that is usual for the family still needs its cause in this job; the others always matter. */
const causes: Partial<Record<PayPartKind, Matters>> = {
  differential: ({ schedule }, { works }) =>
    schedule?.shift !== "days" && (isShift(schedule) || works === "shifts"),
  onCall: ({ schedule, text }) => isSaid(schedule?.onCall) || onCallWords.test(text),
  overtime: ({ pay }, { payUnit }) => (pay?.offer?.period ?? payUnit) === "hour",
  tips: ({ pay }) => pay?.offer?.period === "hour",
  perDiem: ({ schedule }) => isSaid(schedule?.travel),
  car: ({ schedule }) => isSaid(schedule?.travel),
  signOn: ({ urgency }, { works }) => urgency?.level === "critical" || works === "board",
  certification: ({ requirements }) =>
    requirements.some(({ credentials, priority }) => priority === "nice" && credentials.length > 0),
};

const onCallWords = /\bon[- ]call\b|\bpager\b/iu;
/** Where the words name the part beside a duty, the readers of pay do not see it. */
const saidBesideWork: Partial<Record<PayPartKind, RegExp>> = {
  onCall: /\b(?:on[- ]call|pager)\b[^.\n]{0,80}(?:\bpaid\b|[$€£]\s?\d)/iu,
};

/** Parts of pay that are usual for this work and have a cause in this job. */
export function usualParts(reading: Reading, rules: FamilyRules): PayPartKind[] {
  return rules.payParts.filter((kind) => causes[kind]?.(reading, rules) ?? true);
}

/** Usual parts that nobody stated; they are unknown, never zero. */
export function unstatedParts(reading: Reading, rules: FamilyRules): PayPartKind[] {
  const decisive = (kind: PayPartKind) => (deciding[kind]?.(reading) ? 0 : 1);
  return usualParts(reading, rules)
    .filter((kind) => reading.payParts.every((part) => part.kind !== kind))
    .filter((kind) => saidBesideWork[kind]?.test(reading.text) !== true)
    .toSorted((left, right) => decisive(left) - decisive(right));
}

/** Without these the range does not say what the job pays. */
const deciding: Partial<Record<PayPartKind, (reading: Reading) => boolean>> = {
  differential: ({ schedule }) => isShift(schedule),
  onCall: () => true,
  commission: () => true,
  tips: () => true,
};

/** The unstated part that changes what the range means, if there is one. */
export function decisivePart(reading: Reading, rules: FamilyRules): PayPartKind | null {
  const [first] = unstatedParts(reading, rules);
  return first !== undefined && deciding[first]?.(reading) === true ? first : null;
}

function isSaid(words: string | null | undefined): boolean {
  return words !== null && words !== undefined;
}

function isShift(schedule: Reading["schedule"]): boolean {
  const shift = schedule?.shift ?? null;
  return shift !== null && shift !== "days";
}
