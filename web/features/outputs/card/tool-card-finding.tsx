import { lazy, Suspense } from "react";
import type { ReportContent } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { isThin } from "#tools/report/thin.ts";
import { findingOf } from "#tools/report/opening.ts";
import { markPhrase } from "#web/ui/layout/mark-phrase.ts";

const Glance = lazy(async () => ({
  default: (await import("#web/features/outputs/glance/glance.tsx")).Glance,
}));

type ToolCardFindingProps = { tool: Tool; content: ReportContent };

/** What a report comes to: a small picture and its first sentence, the key phrase marked. */
export function ToolCardFinding({ tool, content }: ToolCardFindingProps) {
  const finding = findingOf(tool, content) ?? "The report is ready to read.";
  const { before, phrase, after } = isThin(content)
    ? { before: finding, phrase: "", after: "" }
    : markPhrase(finding);
  return (
    <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3.5 pt-4">
      <Suspense fallback={<div className="h-9" />}>
        <Glance content={content} toolType={tool.key} />
      </Suspense>
      <p className="text-[0.96875rem] leading-[1.42] font-[480] text-pretty">
        {before}
        <span className="box-decoration-clone shadow-[inset_0_-0.5em_0_var(--marker-wash)] dark:shadow-[inset_0_-2px_0_var(--marker)]">
          {phrase}
        </span>
        {after}
      </p>
    </div>
  );
}
