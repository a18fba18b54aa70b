import type { AppliedRule, PostingPart } from "#ledger/law/law-picture.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { BenefitKind } from "#ledger/reading.ts";
import type { Finding, Severity } from "#contract/examination.ts";
import { findFigures } from "#checks/figures/find-figures.ts";
import { isSameValue } from "#checks/figures/figure.ts";
import { findOpenPay, type OpenPay } from "#checks/open-pay.ts";
import { isRecord, type Report, valueAt, type Walked, walkReport } from "#contract/walk.ts";

const where = "attractSourceKit.jobPost";

const benefitWords: Readonly<Partial<Record<BenefitKind, RegExp>>> = {
  health: /\b(?:health|medical|dental|vision)\b/iu,
  retirement: /\b(?:401\s?\(k\)|403\s?\(b\)|457\s?\(b\)|retirement|pension|superannuation|rrsp)/iu,
  leave: /\b(?:pto|paid time off|vacation|sick (?:leave|days|time)|leave|holidays|days off)\b/iu,
};
const otherPay =
  /\b(?:bonus(?:es)?|commissions?|equity|stock|shares|differential|overtime|tips|sign-?on|on-call pay|stipend|per diem|incentives?|no other pay|base pay only)\b/iu;
const closingDate =
  /\b(?:apply by|apply before|applications? (?:close|closes|are accepted|accepted|will be accepted|due|deadline)|closing date|closes on|deadline|until filled|open until|rolling basis|ongoing)\b/iu;
const aiUse = /\b(?:ai|artificial intelligence|automated (?:tool|decision|screening))\b/iu;
const vacancy =
  /\b(?:existing vacancy|vacan(?:cy|t)|open position|new position|future openings?|talent pool|backfill)\b/iu;

/** What is missing; `at` where it is words in the post that fall short, not their absence. */
type Gap = {
  severity: Severity;
  what: string;
  fix: string;
  rule?: string;
  at?: Omit<OpenPay, "missing">;
};

/** What the job post leaves out of what the place asks for; each a hint with its source. */
export function checkLaw(ledger: Ledger, kit: Report): Finding[] {
  const post = valueAt(kit, "jobPost");
  if (!isRecord(post)) return [];
  const strings = walkReport(where, post).strings.filter(
    ({ path }) => !path.startsWith(`${where}.lint`),
  );
  const text = strings.map((string) => string.text).join("\n");
  const findGap: Readonly<Record<PostingPart, () => Gap | null>> = {
    range: () => findOpenGap(ledger, strings) ?? findRangeGap(ledger, post, text),
    benefits: () => findBenefitGap(text),
    otherPay: () => findOtherPayGap(ledger, text),
    closingDate: () => gapUnless(closingDate.test(text), closingDateGap),
    aiUse: () => gapUnless(aiUse.test(text), aiUseGap),
    vacancy: () => gapUnless(vacancy.test(text), vacancyGap),
  };
  const duties = ledger.law.rules.filter(({ when }) => when === "posting");
  const inForce = duties.filter(({ reach }) => reach !== "notYet");
  const found = ledger.law.parts.flatMap((part) => {
    const gap = findGap[part]();
    const rules = inForce.filter(({ parts }) => parts.includes(part));
    return gap === null || rules.length === 0 ? [] : [toFinding(part, gap, rules)];
  });
  const coming = duties.filter(({ reach }) => reach === "notYet").map(toNotice);
  return [...found, ...coming];
}

function findRangeGap(
  { reading }: Ledger,
  post: Record<string, unknown>,
  text: string,
): Gap | null {
  const offer = reading.pay?.offer ?? null;
  if (offer === null) {
    const fix = "Ask for the range and print it before the post goes out.";
    return { severity: "high", what: "The post states no pay, and none is on file.", fix };
  }
  const figures = findFigures(text);
  const ends = [offer.min, offer.max].filter((end) => end !== null);
  const isPrinted = ends.every((end) => figures.some(({ value }) => isSameValue(value, end)));
  if (isRecord(post["range"]) && isPrinted) return null;
  const fix = `Print the range: ${reading.pay?.text ?? ""}.`;
  return { severity: "high", what: "The post does not print the range on file.", fix };
}

/** One click prints the range where both of its ends are on file. */
function findOpenGap({ reading }: Ledger, strings: Walked["strings"]): Gap | null {
  const open = findOpenPay(strings, reading.place.country);
  if (open === null) return null;
  const { missing, ...at } = open;
  const { pay } = reading;
  const { min = null, max = null } = pay?.offer ?? {};
  const isOnFile = pay !== null && min !== null && max !== null;
  return {
    rule: "openRange",
    severity: "high",
    what: `"${at.quote}" names no ${missing}, and a range has both ends.`,
    fix: isOnFile
      ? `Say "${pay.text}".`
      : `Ask for the ${missing} of the range and print both ends.`,
    at,
  };
}

function findBenefitGap(text: string): Gap | null {
  const kinds = Object.entries(benefitWords);
  const missing = kinds.filter(([, words]) => !words.test(text)).map(([kind]) => kind);
  if (missing.length === 0) return null;
  const list = missing.join(", ");
  const fix = `Ask for the missing benefits and list them: ${list}.`;
  return { severity: "medium", what: `The post does not name these benefits: ${list}.`, fix };
}

function findOtherPayGap({ reading }: Ledger, text: string): Gap | null {
  if (otherPay.test(text)) return null;
  const known = reading.payParts.map((part) => part.text).join("; ");
  return known === ""
    ? {
        severity: "low",
        what: "The post names no other pay, and none is on file.",
        fix: "Confirm that there is no bonus, commission or other pay.",
      }
    : {
        severity: "medium",
        what: "The post leaves out other pay that is on file.",
        fix: `Print it: ${known}.`,
      };
}

const closingDateGap: Gap = {
  severity: "medium",
  what: "The post does not say until when people can apply.",
  fix: "Print the closing date, or say that applications stay open.",
};
const aiUseGap: Gap = {
  severity: "info",
  what: "The post says nothing about AI in the selection.",
  fix: "Only if AI screens, assesses or selects applicants: add a line that says so.",
};
const vacancyGap: Gap = {
  severity: "low",
  what: "The post does not say whether there is a vacancy now.",
  fix: "Say that the job is open now, or that it is for later.",
};

function gapUnless(isStated: boolean, gap: Gap): Gap | null {
  return isStated ? null : gap;
}

function toFinding(part: PostingPart, gap: Gap, rules: readonly AppliedRule[]): Finding {
  const isSure = rules.some(({ reach }) => reach === "applies" || reach === "likely");
  const places = rules.map(({ place }) => place).join(", ");
  return {
    rule: `law.${gap.rule ?? part}`,
    severity: gap.severity === "high" && !isSure ? "medium" : gap.severity,
    tool: "attractSourceKit",
    where,
    quote: "",
    ...gap.at,
    what: gap.what,
    why: `${isSure ? "Asked for in" : "May be asked for, confirm"}: ${places}. ${hint(rules)}`,
    citation: rules.map(({ citation }) => citation).join("; "),
    fix: gap.fix,
  };
}

function toNotice(rule: AppliedRule): Finding {
  return {
    rule: "law.coming",
    severity: "info",
    tool: "attractSourceKit",
    where,
    quote: "",
    what: `${rule.place} asks for more from ${rule.from}.`,
    why: `${rule.rule} ${hint([rule])}`,
    citation: rule.citation,
    fix: null,
  };
}

function hint(rules: readonly AppliedRule[]): string {
  const unsure = rules.some(({ isVerified }) => !isVerified)
    ? " Not all of it was read in the law itself."
    : "";
  const checked = rules.map(({ lastChecked }) => lastChecked).sort()[0] ?? "";
  return `Last checked ${checked}.${unsure} Not legal advice.`;
}
