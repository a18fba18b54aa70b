import { isPayStated } from "#ledger/facts/pay-rate.ts";
import type { Finding } from "#contract/examination.ts";
import { gradeReading } from "#checks/reading-grade.ts";
import { findMisspelt } from "#checks/wording/spelling.ts";
import { wordingCheckFor } from "#checks/wording/check-wording.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isOneName } from "#reading/values/employer-candidates.ts";
import { isPastDay } from "#english/day-in-text.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { isInEnglish } from "#tools/attract-source-kit/trade.ts";
import { clip } from "#tools/writing/clip.ts";
import { isEmployerNamed } from "#tools/writing/say.ts";

type JobPost = AttractSourceKit["jobPost"];
type Draft = Omit<JobPost, "lint" | "basis" | "facts">;
type Row = JobPost["lint"]["findings"][number];

const mostRows = 20;
const serious = new Set(["high", "medium"]);

/** What the checks say beside the post: what it lacks, and words that a person may want to change. */
export function lintPost(draft: Draft, ledger: Ledger, now: Date): JobPost["lint"] {
  const { reading, playbook } = ledger;
  const names = [...playbook.wordingExceptions, reading.title.clean];
  const text = textOf(draft);
  const marked = wordingCheckFor(names)(text, {
    tool: "attractSourceKit",
    where: "attractSourceKit.jobPost",
  }).filter(({ severity }) => serious.has(severity));
  return {
    words: text.split(/\s+/u).filter((word) => word !== "").length,
    readingGrade: gradeReading(text),
    findings: [
      ...missingIn(draft, ledger),
      ...pastClosing(reading, now),
      ...otherEmployers(ledger),
      ...withoutRepeats(marked).map(toRow),
      ...misspeltIn(text, ledger),
    ].slice(0, mostRows),
  };
}

function textOf(draft: Draft): string {
  return [
    draft.hook,
    ...draft.whatYouWillDo,
    ...draft.whatYouBring,
    ...draft.helps,
    ...draft.goodToKnow,
    draft.pay ?? "",
    ...draft.benefits,
    draft.howWeWork ?? "",
    draft.howToApply,
  ].join("\n");
}

function missingIn({ title, benefits }: Draft, { reading }: Ledger): Row[] {
  const gaps = [
    isPayStated(reading) ? null : "no pay range",
    benefits.length === 0 ? "no named benefits" : null,
  ].filter((gap) => gap !== null);
  return gaps.map((finding) => ({ severity: "medium", quote: title, finding, fix: null }));
}

/** Nobody applies to a post whose last day is over. */
function pastClosing({ applyBy }: Ledger["reading"], now: Date): Row[] {
  if (applyBy === null || !isPastDay(applyBy.text, now)) return [];
  const finding = `the closing date is past: ${applyBy.text}`;
  const fix = "Give a new date: the post leaves this one out.";
  return [
    { severity: "high", quote: clip(applyBy.quotes[0]?.quote ?? applyBy.text, 600), finding, fix },
  ];
}

/** A post speaks for one employer. */
function otherEmployers({ reading, company }: Ledger): Row[] {
  const { name, agency } = company;
  if (!isEmployerNamed({ company }) || company.isConfidential) return [];
  const other = reading.employer;
  if (other === null || isOneName(other, name)) return [];
  if (agency !== null && isOneName(other, agency)) return [];
  return [
    {
      severity: "high",
      quote: clip(other, 600),
      finding: `two employers are named: ${clip(name, 80)} and ${clip(other, 80)}`,
      fix: "Say who hires, and type it as the hiring company.",
    },
  ];
}

const mostMisspelt = 6;

/** "backgound", "bc": as the posting has them, for a person to correct with one click. */
function misspeltIn(text: string, ledger: Ledger): Row[] {
  if (!isInEnglish(ledger)) return [];
  return findMisspelt(text)
    .slice(0, mostMisspelt)
    .map(({ quote, right }) => ({
      severity: "medium",
      quote,
      finding: "spelling: kept as written, yours to change",
      fix: `Say "${right}".`,
    }));
}

/** "wording.culture" as "culture: may keep people away". */
function toRow({ rule, severity, quote, fix }: Finding): Row {
  const group = rule
    .replace(/^wording\./u, "")
    .replace(/(?<=[a-z])(?=[A-Z])/gu, " ")
    .toLowerCase();
  return {
    severity,
    quote: clip(quote, 600) || "-",
    finding: `${group}: kept as written, yours to change`,
    fix: fix === null ? null : clip(fix, 600),
  };
}

function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const byQuote = new Map(findings.map((finding) => [finding.quote.toLowerCase(), finding]));
  return [...byQuote.values()];
}
