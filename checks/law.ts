import { isPayStated } from "#ledger/facts/pay-rate.ts";
import type { PostingPart } from "#knowledge/law.ts";
import { type AppliedRule, whenChecked } from "#ledger/law/law-picture.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { BenefitKind } from "#ledger/facts/reading.ts";
import { type Finding, severities, type Severity } from "#contract/examination.ts";
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
  rule: string;
  severity: Severity;
  what: string;
  fix: string;
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
    "other-pay": () => findOtherPayGap(ledger, text),
    "closing-date": () => gapUnless(closingDate.test(text), closingDateGap),
    "ai-use": () => gapUnless(aiUse.test(text), aiUseGap),
    vacancy: () => gapUnless(vacancy.test(text), vacancyGap),
  };
  const ofPosts = ledger.law.rules.filter(({ when }) => when === "posting");
  const inForce = ofPosts.filter(({ reach }) => reach !== "notYet");
  const parts = [...new Set(inForce.flatMap((rule) => rule.parts))];
  const found = parts.flatMap((part) => {
    const gap = findGap[part]();
    return gap === null
      ? []
      : [
          toFinding(
            gap,
            inForce.filter((rule) => rule.parts.includes(part)),
          ),
        ];
  });
  const coming = ofPosts.filter(({ reach }) => reach === "notYet").map(toNotice);
  return [...found, ...coming].map(sayOnce);
}

/** A list of findings is read as one text. */
function sayOnce(finding: Finding, at: number): Finding {
  return at > 0 ? finding : { ...finding, why: `${finding.why} Not legal advice.` };
}

function findRangeGap(
  { reading }: Ledger,
  post: Record<string, unknown>,
  text: string,
): Gap | null {
  const offer = reading.pay?.offer ?? null;
  if (offer === null && isPayStated(reading)) return null;
  if (offer === null) {
    const fix = "Ask for the range and print it before the post goes out.";
    return {
      rule: "range",
      severity: "high",
      what: "The post states no pay, and none is on file.",
      fix,
    };
  }
  const figures = findFigures(text);
  const ends = [offer.min, offer.max].filter((end) => end !== null);
  const isPrinted = ends.every((end) => figures.some(({ value }) => isSameValue(value, end)));
  if (isRecord(post["range"]) && isPrinted) return null;
  const fix = `Print the range: ${reading.pay?.text ?? ""}.`;
  return {
    rule: "range",
    severity: "high",
    what: "The post does not print the range on file.",
    fix,
  };
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
  const what = `The post does not name these benefits: ${list}.`;
  return { rule: "benefits", severity: "medium", what, fix };
}

function findOtherPayGap({ reading }: Ledger, text: string): Gap | null {
  if (otherPay.test(text)) return null;
  const known = reading.payParts.map((part) => part.text).join("; ");
  return known === ""
    ? {
        rule: "otherPay",
        severity: "low",
        what: "The post names no other pay, and none is on file.",
        fix: "Confirm that there is no bonus, commission or other pay.",
      }
    : {
        rule: "otherPay",
        severity: "medium",
        what: "The post leaves out other pay that is on file.",
        fix: `Print it: ${known}.`,
      };
}

const closingDateGap: Gap = {
  rule: "closingDate",
  severity: "medium",
  what: "The post does not say until when people can apply.",
  fix: "Print the closing date, or say that applications stay open.",
};
const aiUseGap: Gap = {
  rule: "aiUse",
  severity: "info",
  what: "The post says nothing about AI in the selection.",
  fix: "Only if AI screens, assesses or selects applicants: add a line that says so.",
};
const vacancyGap: Gap = {
  rule: "vacancy",
  severity: "low",
  what: "The post does not say whether there is a vacancy now.",
  fix: "Say that the job is open now, or that it is for later.",
};

function gapUnless(isStated: boolean, gap: Gap): Gap | null {
  return isStated ? null : gap;
}

/** A rule that was read in the law is a duty; of one that was not, only its name is told. */
function toFinding(gap: Gap, rules: readonly AppliedRule[]): Finding {
  const read = rules.filter(({ isChecked }) => isChecked);
  const told = read.length > 0 ? read : rules;
  const isSure = read.some(({ reach }) => reach !== "confirm");
  return {
    rule: `law.${gap.rule}`,
    severity:
      read.length === 0
        ? capped(gap.severity, "low")
        : isSure
          ? gap.severity
          : capped(gap.severity, "medium"),
    tool: "attractSourceKit",
    where,
    quote: "",
    ...gap.at,
    what: gap.what,
    why: whyOf(
      told,
      read.length === 0
        ? "Check with counsel whether it is asked for in"
        : isSure
          ? "Asked for in"
          : "May be asked for, confirm",
    ),
    citation: told.map(({ statute }) => statute).join("; "),
    fix: gap.fix,
  };
}

function capped(severity: Severity, most: Severity): Severity {
  return severities.indexOf(severity) < severities.indexOf(most) ? most : severity;
}

function whyOf(rules: readonly AppliedRule[], lead: string): string {
  const places = rules.map(({ place }) => place).join(", ");
  const [oldest] = rules.toSorted((one, other) => one.looked.localeCompare(other.looked));
  return `${lead}: ${places}.${oldest?.isChecked ? ` Last checked: ${whenChecked(oldest)}.` : ""}`;
}

function toNotice(rule: AppliedRule): Finding {
  return {
    rule: "law.coming",
    severity: "info",
    tool: "attractSourceKit",
    where,
    quote: "",
    what: `A law of ${rule.place} on pay in postings comes into force on ${rule.from}.`,
    why: rule.isChecked ? rule.asks : "Check with counsel what it will ask of this post.",
    citation: rule.statute,
    fix: null,
  };
}
