import { groupItems } from "#ledger/read/text/list-items.ts";
import { mergeFound, saidIn, type Found, type Said } from "#ledger/read/text/said.ts";
import type { PayPart, PayPartKind } from "#ledger/facts/reading.ts";
import { amountsIn } from "#reading/values/pay/amounts.ts";

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
    // "Add $2.25 for every hour on nights".
    words:
      /\bdifferentials?\b|\b(?:shift|night|weekend) premium\b|\b(?:add|plus|extra) [$€£]\d[\d.]*[^.;$€£]{0,40}\b(?:nights?|evenings?|weekends?|shifts?|after \d)/i,
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
    words: /\bcompany (?:car|vehicle|truck)\b|\bcar allowance\b|\btake-home vehicle\b/i,
  },
  {
    kind: "equity",
    label: "Equity",
    words:
      /\bstock options?\b|\brsus?\b|\bespp\b|\bvsop\b|\besop\b|\b(?:virtual|phantom) (?:shares?|stock|options?)\b|\bshare options?\b|\bequity (?:package|grant|compensation|stake|options?)\b|\b(?:meaningful|generous|competitive|plus|early) equity\b/i,
  },
  {
    kind: "equity",
    label: "Equity",
    words:
      /(?<!\b(?:internal|pay|racial|social|health|gender) )\bequity\b(?! (?:review|and inclusion|pay))|\bstock\b/i,
    isPlain: true,
  },
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
  {
    kind: "tips",
    label: "Tips",
    words: /(?:\+|\bplus|\band) tips\b|\bgratuities\b|(?:\+|\bplus) gratuity\b/i,
  },
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
      /\b(?:annual|target|performance|yearly|quarterly|retention|year-end|discretionary|incentive|monthly|production|referral|eligible for an?|%) (?:\w+ )?bonus(?:es)?\b|\bprofit[- ]sharing\b|\bincentive pay\b|\d ?% (?:variable|incentive|STI|AIP)\b|\bvariable (?:pay|comp)/i,
  },
  { kind: "bonus", label: "Bonus", words: /\bbonus(?:es)?\b(?! points)/i, isPlain: true },
];
const anyPart = new RegExp(kinds.map(({ words }) => words.source).join("|"), "i");
const longestSentence = 600;
const denied =
  /\bincl(?:uding|\.)?\s[^,;]{0,30}$|\b(?:no|not|without|isn't|cannot)\b[^,;.]{0,30}$|\bnot (?:offered|available|provided|eligible)\b/i;

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
  const found = [
    ...saidIn(said, "pay", "benefit").flatMap((one) => partsOf(one, true)),
    ...saidIn(said, "title", "terms").flatMap((one) => partsOf(one, false)),
    ...saidIn(said, "duty", "terms").flatMap(callPayOf),
  ];
  const exactFirst = found.toSorted(
    (a, b) => Number(/\d/.test(b.text)) - Number(/\d/.test(a.text)),
  );
  return mergeFound(exactFirst, ({ kind }) => kind).map((part) => ({
    ...part,
    id: `pay.${part.kind}`,
    label: kinds.find(({ kind }) => kind === part.kind)?.label ?? "Pay part",
  }));
}

type Part = Found & { kind: PayPartKind };

function partsOf({ text, quotes }: Said, isAboutPay: boolean): Part[] {
  if (text.length > longestSentence || !anyPart.test(text)) return [];
  const named = groupItems(text, (item) => payPartOf(item, isAboutPay)).flatMap((group) =>
    group.kind === null ? [] : [{ kind: group.kind, text: closeBracket(group.text), quotes }],
  );
  const target = findOnTarget(text);
  const isNamed = target === null || named.some((part) => part.text.includes(target));
  return isNamed ? named : [{ kind: "commission", text: target, quotes }, ...named];
}

const onTarget = /\bote\b|on[- ]target|total (?:comp|cash|earnings|target|package)|variable/i;
const clauseEnd = /[,;+]|\.\s|\b(?:plus|and|with)\b/i;

/** What a line names as on-target earnings, in its own words: "$85K OTE". */
function findOnTarget(text: string): string | null {
  if (!onTarget.test(text)) return null;
  const amounts = amountsIn(text);
  for (const [at, { start, end }] of amounts.entries()) {
    const from = amounts[at - 1]?.end ?? 0;
    const to = amounts[at + 1]?.start ?? text.length;
    const left = text.slice(from, start).split(clauseEnd).at(-1) ?? "";
    const [right = ""] = text.slice(end, to).split(/[,;(]|\.\s|\s\+|\b(?:plus|and|with)\b/i);
    const before = onTarget.test(left) ? left.trimStart().length : 0;
    const after = onTarget.test(right) ? right.trimEnd().length : 0;
    if (before + after > 0) return text.slice(start - before, end + after).trim();
  }
  return null;
}

const paidCall =
  /\b(?:on[- ]call|pager|stand-?by)\b[^.]{0,80}?\bpa(?:id|ys?)\b[^.]{0,30}\d|\bpa(?:id|ys?)\b[^.]{0,40}\d[^.]{0,40}\b(?:on[- ]call|pager|stand-?by)\b/i;

/** A duty may say what being on call earns. */
function callPayOf({ text, quotes }: Said): Part[] {
  const isPaid = text.length <= longestSentence && paidCall.test(text);
  return isPaid ? [{ kind: "onCall", text: text.replace(/[.;\s]+$/, ""), quotes }] : [];
}

/** Half of a bracket that a list was cut in goes, and so does its last "and". */
function closeBracket(text: string): string {
  const words = text.replace(/[\s,]+(?:and|or|plus)$/i, "");
  return words.includes(")") ? words : words.replace(/\s?\([^()]{0,200}$/, "");
}
