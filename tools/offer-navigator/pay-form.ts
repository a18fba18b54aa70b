import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isOpenEnded } from "#ledger/money.ts";
import { payScaleOf } from "#ledger/pay-scale.ts";
import type { PayPart, PayPartKind } from "#ledger/reading.ts";
import { toStem } from "#checks/stock-words.ts";
import { splitWords } from "#checks/split-sentences.ts";
import { joinAnd } from "#ledger/words.ts";
import { readLanguage } from "#reading/language.ts";
import { oncePerLedger } from "#tools/once-per-ledger.ts";
import { pick, type Slot } from "#tools/writing/say.ts";

/** What can be done with the base: nothing is stated, it is a scale, a week's average, one figure, or a range. */
export type BaseForm = "unknown" | "scale" | "week" | "oneFigure" | "range";

export function baseFormOf({ reading }: Ledger): BaseForm {
  const offer = reading.pay?.offer ?? null;
  if (payScaleOf(reading) !== null) return "scale";
  if (offer === null || isOpenEnded(offer)) return "unknown";
  if (offer.period === "week") return "week";
  return offer.min === offer.max ? "oneFigure" : "range";
}

/** How the trade's pay is put together besides, each told in its own way. */
export type ExtraForm = "onTarget" | "tips" | "differential" | "bonus";

export function extraFormOf({ reading, market }: Ledger): ExtraForm | null {
  if (market.atTarget?.kind === "commission") return "onTarget";
  if (hasPart(reading.payParts, "tips")) return "tips";
  if (hasPart(reading.payParts, "differential")) return "differential";
  return market.atTarget?.kind === "bonus" ? "bonus" : null;
}

function hasPart(parts: readonly PayPart[], kind: PayPartKind): boolean {
  return parts.some((part) => part.kind === kind);
}

const fewestToTell = 200;

/** Of a text in another language we cannot say what it leaves out. */
export const isEnglish = oncePerLedger(
  ({ reading: { text } }) => text.length < fewestToTell || readLanguage(text) === "en",
);

type Deciding = {
  name: string;
  /** The playbook counts it among the usual parts. */
  usual: RegExp;
  said: RegExp;
  /** The job gives cause for it. */
  isDue: (ledger: Ledger) => boolean;
};

/** Parts without which the base does not say what the job pays. */
const deciding: readonly Deciding[] = [
  {
    name: "shift differential",
    usual: /differential/iu,
    said: /differential|\bdiff\b|premium|\bshift pay\b|unsocial|enhancement/iu,
    isDue: ({ reading: { schedule } }) =>
      schedule !== null && schedule.shift !== null && schedule.shift !== "days",
  },
  {
    name: "commission plan",
    usual: /commission/iu,
    said: /commission|\bOTE\b|on[- ]target|variable|bonus|draw\b|incentive/iu,
    isDue: ({ playbook }) => playbook.key === "sales",
  },
  {
    name: "tip rule",
    usual: /\btips?\b/iu,
    said: /\btips?\b|gratuit|service charge/iu,
    isDue: ({ reading, playbook }) =>
      playbook.key === "food-service" && reading.pay?.offer?.period === "hour",
  },
  {
    name: "on-call pay",
    usual: /on-call|call pay|\bcall\b/iu,
    said: /\b(?:on[- ]call|pager|call)\b[^.\n]{0,80}(?:\bpaid\b|\bpay\b|[$€£]\s?\d)|\bcall pay\b/iu,
    isDue: ({ reading: { schedule } }) => (schedule?.onCall ?? null) !== null,
  },
];

/** The part nobody stated that changes what the base means: "shift differential". */
export function missingPartOf(ledger: Ledger): string | null {
  const { playbook, reading } = ledger;
  if (!isEnglish(ledger)) return null;
  const found = deciding.find(
    ({ usual, said, isDue }) =>
      playbook.pay.parts.some((part) => usual.test(part)) &&
      isDue(ledger) &&
      !said.test(reading.text),
  );
  return found?.name ?? null;
}

const mostUnstated = 3;

/** Parts that postings write in other words than the playbook does. */
const otherWords: readonly (readonly [part: RegExp, said: RegExp])[] = [
  [/\bmile/iu, /\bcpm\b|\bmi(?:les?)?\b/iu],
  [/\btips?\b|service charge/iu, /\btips?\b|gratuit/iu],
  [/\blanes?\b|\bsteps?\b/iu, /\bsteps?\b|\blanes?\b/iu],
  [/sign-?on/iu, /\bsign(?:ing)?[- ]?on|signing/iu],
  [/differential/iu, /\bdiff\b|premium|enhancement/iu],
  [/\bcall\b/iu, /\bcall\b|pager/iu],
  [/education|course|exam|training|conference/iu, /\bC[MN]?E\b|tuition|training|learning|budget/iu],
  [/equity|option|stock/iu, /equity|options|stock|\bRSUs?\b|shares/iu],
  [/bonus|incentive|production/iu, /bonus|incentive|variable|production/iu],
  [/commission/iu, /\bOTE\b|variable|on[- ]target/iu],
  [/overtime/iu, /\bOT\b|time and a half/iu],
  [/pension|retirement/iu, /401|403|\bIRA\b|PERA|pension|retire/iu],
  [/leave|vacation|holiday/iu, /\bPTO\b|leave|vacation|holidays/iu],
  [/health|medical/iu, /health|medical|dental/iu],
];

/** Usual parts of the trade of which no word stands anywhere in the text; they are unknown, never zero. */
function unstatedOf(ledger: Ledger): string[] {
  const { playbook, reading } = ledger;
  if (!isEnglish(ledger)) return [];
  const said = new Set(splitWords(reading.text).map(toStem));
  const isSaid = (part: string) =>
    splitWords(part).some((word) => word.length > 3 && said.has(toStem(word))) ||
    otherWords.some(([name, words]) => name.test(part) && words.test(reading.text));
  return playbook.pay.parts.filter((part) => !isSaid(part));
}

/** The first of them inside a sentence: "detention, layover and stop pay". */
export function unstatedWords(ledger: Ledger): Slot | null {
  const parts = unstatedOf(ledger).slice(0, mostUnstated);
  return parts.length === 0 ? null : pick(ledger.playbook, () => joinAnd(parts));
}

/** What the pay rests on, for citing. */
export function payFacts({ reading, market }: Ledger): (FactId | null | undefined)[] {
  return [reading.pay?.id ?? "title", payScaleOf(reading)?.id, market.atTarget?.id];
}
