import type { Playbook } from "#knowledge/playbook.ts";
import type { PayPartKind, Reading } from "#ledger/facts/reading.ts";

/** What is usual in this work. */
type Usual = Pick<Playbook, "pay" | "works">;

/** What a playbook calls a part of pay, and the kind it is; "language differential" or "guest tips" decide nothing. */
const kindsByWords: readonly (readonly [RegExp, PayPartKind])[] = [
  [/^(?:annual )?bonus\b|renewal or expansion bonus/u, "bonus"],
  [/^(?:service )?commission$/u, "commission"],
  [/\bequity\b|\bstock\b/u, "equity"],
  [/\bsign-on\b/u, "signOn"],
  [/(?<!language |bilingual )\bdifferential\b/u, "differential"],
  [/\bon-call\b|\bcall-back\b|\bcall or weekend pay\b/u, "onCall"],
  [/\bovertime\b/u, "overtime"],
  [/\brelocation\b/u, "relocation"],
  [/\bper diem\b/u, "perDiem"],
  [/\btip pool\b/u, "tips"],
  [/\b(?:certification|credential|certificate) pay\b/u, "certification"],
  [/\bpension\b|\bstate retirement\b/u, "pension"],
  [/\bcar\b|\bmileage\b|\bvehicle\b/u, "car"],
];

function kindsOf({ pay: { parts } }: Usual): readonly PayPartKind[] {
  return kindsByWords.flatMap(([words, kind]) =>
    parts.some((part) => words.test(part)) ? [kind] : [],
  );
}

type Matters = (reading: Reading, usual: Usual) => boolean;

/** A part that is usual for the work still needs its cause in this job; the others always matter. */
const causes: Partial<Record<PayPartKind, Matters>> = {
  differential: ({ schedule, pay }, { works }) =>
    isShift(schedule) ||
    (works === "shifts" && schedule?.shift !== "days" && pay?.offer?.period === "hour"),
  commission: ({ text }, { works }) => works === "territory" || soldWords.test(text),
  onCall: ({ schedule, text }) =>
    isSaid(schedule?.onCall) || onCallWords.test(text.replaceAll(noOnCall, "")),
  overtime: ({ pay }, usual) => (pay?.offer?.period ?? usual.pay.unit) === "hour",
  tips: ({ pay }) => pay?.offer?.period === "hour",
  perDiem: ({ schedule }) => isSaid(schedule?.travel),
  car: ({ schedule }) => isSaid(schedule?.travel),
  signOn: ({ urgency }) => urgency?.level === "critical",
  certification: ({ requirements }) =>
    requirements.some(({ credentials, priority }) => priority === "nice" && credentials.length > 0),
};

const soldWords = /\bcommissions?\b|\bquota\b|\bote\b/iu;
/** "No nights, no on-call". */
const noOnCall = /\b(?:no|without|not|never)(?: \p{L}+,?){0,2} on[- ]call\b/giu;
const onCallWords = /\bon[- ]call\b|\bpager\b/iu;
/** Words with which a text speaks of a part, wherever they stand: then nobody says that it is not told. */
const saidAnywhere: Partial<Record<PayPartKind, RegExp>> = {
  bonus: /\bbonus(?:es)?\b|\bincentives?\b|\bprofit[- ]shar/iu,
  commission: /\b(?:commissions?|variable|variabel|ote|on[- ]target)\b/iu,
  equity: /\b(?:equity|stock|shares|RSUs?|options)\b/iu,
  signOn: /\bsign(?:ing)?[- ]?on\b|\bsigning bonus\b/iu,
  differential:
    /\bdiff(?:erentials?)?\b|\bpremium\b|\bshift pay\b|(?:\+\s?|\b(?:add|plus|extra) )[$€£]\d/iu,
  onCall: /\b(?:on[- ]call|pager)\b[^.\n]{0,80}(?:\bpaid\b|[$€£]\s?\d)/iu,
  overtime: /\bovertime\b|\bOT\b|\btime and a half\b/iu,
  relocation: /\brelocat/iu,
  perDiem: /\bper diem\b/iu,
  tips: /\btips?\b|\bgratuit/iu,
  certification: /\bcertif[^.\n]{0,60}(?:\bpa(?:y|id)\b|\breimburs|[$€£]\s?\d)/iu,
  pension: /\bpension\b|\bretirement\b|\b40[13]\b/iu,
  car: /\bcar\b|\bmileage\b|\bvehicles?\b|\bvan\b|\btrucks?\b/iu,
};

/** Parts of pay that are usual for this work and have a cause in this job. */
export function usualParts(reading: Reading, usual: Usual): PayPartKind[] {
  return kindsOf(usual).filter((kind) => causes[kind]?.(reading, usual) ?? true);
}

/** Usual parts that nobody stated; they are unknown, never zero. */
export function unstatedParts(reading: Reading, usual: Usual): PayPartKind[] {
  const decisive = (kind: PayPartKind) => (deciding[kind]?.(reading) ? 0 : 1);
  return usualParts(reading, usual)
    .filter((kind) => reading.payParts.every((part) => part.kind !== kind))
    .filter((kind) => saidAnywhere[kind]?.test(reading.text) !== true)
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
export function decisivePart(reading: Reading, usual: Usual): PayPartKind | null {
  const [first] = unstatedParts(reading, usual);
  return first !== undefined && deciding[first]?.(reading) === true ? first : null;
}

/** "no travel" is said of none. */
function isSaid(words: string | null | undefined): boolean {
  return words !== null && words !== undefined && !words.startsWith("no ");
}

function isShift(schedule: Reading["schedule"]): boolean {
  const shift = schedule?.shift ?? null;
  return shift !== null && shift !== "days";
}
