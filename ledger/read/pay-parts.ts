import { groupItems } from "#ledger/read/list-items.ts";
import { findOnTarget } from "#ledger/read/salary.ts";
import { mergeFound, quoteOf, type Found, type Said } from "#ledger/read/said.ts";
import type { PayPart, PayPartKind } from "#ledger/reading.ts";

/** The first that fits names the part; `isPlain` words count only where pay or benefits are spoken of. */
const kinds: readonly { kind: PayPartKind; label: string; words: RegExp; isPlain?: true }[] = [
  {
    kind: "signOn",
    label: "Sign-on bonus",
    words:
      /\b(?:sign(?:ing)?[- ]?on|signing|hiring|welcome) (?:and retention )?bonus|[$€£]\s?\d[\d,.]{0,8}k? sign(?:ing)?[- ]?on\b/i,
  },
  {
    kind: "relocation",
    label: "Relocation",
    words:
      /\brelocation (?:assistance|package|bonus|reimbursement|support|allowance|available|offered|provided|expenses|help)\b|\bpaid relocation\b|\brelocation (?:costs? )?(?:is|are) (?:covered|paid|reimbursed)\b/i,
  },
  {
    kind: "differential",
    label: "Shift differential",
    words: /\bdifferentials?\b|\b(?:shift|night|weekend) premium\b/i,
  },
  {
    kind: "onCall",
    label: "On-call pay",
    words:
      /\bon[- ]call (?:pay|stipend|allowance|compensation|bonus)\b|\bpaid on[- ]call\b|\bcall[- ]?back pay\b/i,
  },
  {
    kind: "certification",
    label: "Certification pay",
    words: /\bcertification (?:pay|bonus|reimbursement|assistance)\b|\bpay for certifications?\b/i,
  },
  { kind: "severance", label: "Severance", words: /\bseverance\b/i },
  {
    kind: "car",
    label: "Car",
    words: /\bcompany (?:car|vehicle|truck)\b|\bcar allowance\b|\bmileage\b|\btake-home vehicle\b/i,
  },
  {
    kind: "equity",
    label: "Equity",
    words:
      /\bstock options?\b|\brsus?\b|\bespp\b|\bvsop\b|\besop\b|\b(?:virtual|phantom) (?:shares?|stock|options?)\b|\bshare options?\b|\bequity (?:package|grant|compensation|stake|options?)\b|\b(?:meaningful|generous|competitive|plus|early) equity\b/i,
  },
  { kind: "equity", label: "Equity", words: /\bequity\b|\bstock\b/i, isPlain: true },
  {
    kind: "commission",
    label: "Commission",
    words:
      /\bote\b|\bon[- ]target earnings\b|\buncapped\b|\bcommission (?:plan|structure|based|only|potential|pay|on top)\b|\bplus commissions?\b/i,
  },
  { kind: "commission", label: "Commission", words: /\bcommissions?\b/i, isPlain: true },
  {
    kind: "perDiem",
    label: "Per diem",
    words: /\bper diem(?! (?:nurse|rn|position|shift|role|staff|basis))\b/i,
    isPlain: true,
  },
  { kind: "tips", label: "Tips", words: /(?:\+|\bplus|\band) tips\b|\bgratuit(?:y|ies)\b/i },
  { kind: "tips", label: "Tips", words: /\btips\b/i, isPlain: true },
  {
    kind: "overtime",
    label: "Overtime",
    words:
      /\bovertime (?:pay|available|eligible|opportunit|hours)|\bpaid overtime\b|\btime and a half\b|\bot (?:available|pay|hours)\b/i,
  },
  { kind: "overtime", label: "Overtime", words: /\bovertime\b/i, isPlain: true },
  { kind: "overtime", label: "Overtime", words: /(?<![-\w])ot (?=in |possible|as needed|after )/ },
  {
    kind: "pension",
    label: "Pension",
    words: /\bpension\b|\bdefined[- ]benefit\b/i,
    isPlain: true,
  },
  {
    kind: "stipend",
    label: "Stipend",
    words: /[$€£]\s?\d[\d,.]{0,8}(?:\s[a-z-]{2,15}){0,3}\sstipend\b/i,
  },
  {
    kind: "stipend",
    label: "Stipend",
    words:
      /\bstipends?\b|\ballowance\b|\b(?:phone|internet|home office) (?:reimbursement|budget|assistance)\b/i,
    isPlain: true,
  },
  {
    kind: "bonus",
    label: "Bonus",
    words:
      /\b(?:annual|target|performance|yearly|quarterly|retention|year-end|discretionary|incentive|monthly|production|referral|eligible for an?|%) (?:\w+ )?bonus(?:es)?\b|\bprofit[- ]sharing\b|\bincentive pay\b/i,
  },
  { kind: "bonus", label: "Bonus", words: /\bbonus(?:es)?\b(?! points)/i, isPlain: true },
];
const unlikely = new Set(["requirements", "must", "nice", "duties", "legal", "process", "apply"]);
const anyPart = new RegExp(kinds.map(({ words }) => words.source).join("|"), "i");
const longestSentence = 600;
const denied =
  /\b(?:no|not|without|isn't|cannot)\b[^,;.]{0,30}$|\bnot (?:offered|available|provided|eligible)\b/i;

/** The part of pay a phrase names; null where it names none. */
export function payPartOf(phrase: string, isAboutPay: boolean): PayPartKind | null {
  const found = kinds.find(
    ({ words, isPlain }) => (isAboutPay || isPlain === undefined) && words.test(phrase),
  );
  if (found === undefined) return null;
  const before = phrase.slice(0, found.words.exec(phrase)?.index ?? 0);
  return denied.test(before) || /\bnot (?:offered|available|provided)\b/i.test(phrase)
    ? null
    : found.kind;
}

/** What is paid beside the base: one part of each kind, with every quote for it. */
export function readPayParts(said: readonly Said[]): PayPart[] {
  const found = said.flatMap((one) => [
    ...callPayOf(one),
    ...(unlikely.has(one.kind) ? [] : partsOf(one)),
  ]);
  const exactFirst = found.toSorted(
    (a, b) => Number(/\d/.test(b.text)) - Number(/\d/.test(a.text)),
  );
  return mergeFound(exactFirst, ({ kind }) => kind).map((part) => ({
    ...part,
    id: `pay.${part.kind}`,
    label: kinds.find(({ kind }) => kind === part.kind)?.label ?? "Pay part",
  }));
}

function partsOf(one: Said): (Found & { kind: PayPartKind })[] {
  const { text, kind, where } = one;
  if (text.length > longestSentence || !anyPart.test(text)) return [];
  const isAboutPay =
    kind === "pay" ||
    kind === "benefits" ||
    where === "benefits" ||
    where === "salaryRange" ||
    (/\d/.test(text) && /\b(?:base|salary|comp|compensation|pay|ote)\b/i.test(text));
  const quotes = [quoteOf(one)];
  const named = groupItems(text, (item) => payPartOf(item, isAboutPay)).flatMap((group) =>
    group.kind === null ? [] : [{ kind: group.kind, text: closeBracket(group.text), quotes }],
  );
  const target = findOnTarget(text);
  const isNamed = target === null || named.some((part) => part.text.includes(target));
  return isNamed ? named : [{ kind: "commission", text: target, quotes }, ...named];
}

const paidCall =
  /\b(?:on[- ]call|pager|stand-?by)\b[^.]{0,80}?\bpa(?:id|ys?)\b[^.]{0,30}\d|\bpa(?:id|ys?)\b[^.]{0,40}\d[^.]{0,40}\b(?:on[- ]call|pager|stand-?by)\b/i;

/** A duty may say what being on call earns. */
function callPayOf(one: Said): (Found & { kind: PayPartKind })[] {
  const isPaid = one.text.length <= longestSentence && paidCall.test(one.text);
  return isPaid
    ? [{ kind: "onCall", text: one.text.replace(/[.;\s]+$/, ""), quotes: [quoteOf(one)] }]
    : [];
}

/** Half of a bracket that a list was cut in goes. */
function closeBracket(text: string): string {
  return text.includes(")") ? text : text.replace(/\s?\([^()]{0,200}$/, "");
}
