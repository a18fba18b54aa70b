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
const serious = new Set(["high", "medium"]);

/** What the checks say beside the post: what it lacks, and words that a person may want to change. */
export function lintPost(draft: Draft, { reading, playbook }: Ledger): JobPost["lint"] {
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
      ...missingIn(draft, reading.applyBy !== null),
      ...withoutRepeats(marked).map(toRow),
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

function missingIn({ title, range, benefits }: Draft, hasClosingDate: boolean): Row[] {
  const gaps = [
    range === null ? "no pay range" : null,
    benefits.length === 0 ? "no named benefits" : null,
    hasClosingDate ? null : "no closing date",
  ].filter((gap) => gap !== null);
  return gaps.map((finding) => ({ severity: "medium", quote: title, finding, fix: null }));
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
