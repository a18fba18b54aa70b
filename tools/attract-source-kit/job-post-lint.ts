import { urgencyLevels } from "#contract/options.ts";
import type { Finding } from "#contract/examination.ts";
import { gradeReading } from "#checks/reading-grade.ts";
import { wordingCheckFor } from "#checks/wording/check-wording.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { clip } from "#tools/clip.ts";

type JobPost = AttractSourceKit["jobPost"];
type Draft = Omit<JobPost, "lint" | "basis" | "facts">;
type Row = JobPost["lint"]["findings"][number];

const mostRows = 20;
const longestPosting = 20_000;
const serious = new Set(["high", "medium", "low"]);
/** The form's own options are nobody's wording. */
const pickedOption = new Set<string>(urgencyLevels);

/** What the checks say beside the post: what is missing, what is left in it, what was taken out. */
export function lintPost(draft: Draft, { reading, rules }: Ledger): JobPost["lint"] {
  const check = wordingCheckFor([...rules.wordingExceptions, reading.title.clean]);
  const place = { tool: "attractSourceKit", where: "attractSourceKit.jobPost" } as const;
  const text = textOf(draft);
  const inPost = check(text, place).filter(({ severity }) => serious.has(severity));
  const takenOut = check(reading.text.slice(0, longestPosting), place).filter(
    ({ severity, quote, start, end }) =>
      serious.has(severity) && start !== end && !text.includes(quote) && !pickedOption.has(quote),
  );
  return {
    words: text.split(/\s+/u).filter((word) => word !== "").length,
    readingGrade: gradeReading(text),
    findings: [
      ...missingIn(draft, reading.applyBy !== null),
      ...inPost.map((finding) => toRow(finding, "still in it", finding.fix)),
      ...withoutRepeats(takenOut).map((finding) =>
        toRow(finding, `left out, ${groupOf(finding)}`, null),
      ),
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

function missingIn({ title, pay, benefits }: Draft, hasClosingDate: boolean): Row[] {
  const gaps = [
    pay === null ? "no pay range" : null,
    benefits.length === 0 ? "no named benefits" : null,
    hasClosingDate ? null : "no closing date",
  ].filter((gap) => gap !== null);
  return gaps.map((finding) => ({ severity: "medium", quote: title, finding, fix: null }));
}

/** "wording.culture" as "culture". */
function groupOf({ rule }: Finding): string {
  return rule
    .replace(/^wording\./u, "")
    .replace(/(?<=[a-z])(?=[A-Z])/gu, " ")
    .toLowerCase();
}

function toRow({ severity, quote }: Finding, finding: string, fix: string | null): Row {
  return {
    severity,
    quote: clip(quote, 600) || "-",
    finding,
    fix: fix === null ? null : clip(fix, 600),
  };
}

function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const byQuote = new Map(findings.map((finding) => [finding.quote.toLowerCase(), finding]));
  return [...byQuote.values()];
}
