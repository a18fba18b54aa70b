import type { ReactNode } from "react";
import type { Output } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import type { Brief } from "#tools/briefs.ts";
import { authorPhrase } from "#tools/report/author.ts";
import { isThin } from "#tools/report/thin.ts";
import { tools } from "#tools/tools.ts";
import { ReportArticle } from "#web/features/reader/report-article.tsx";
import { useEditorName } from "#web/features/reader/section/use-editor-name.ts";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import type { OpenRows } from "#web/features/reader/window/open-rows.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { ReaderNotices } from "#web/features/reader/window/reader-notices.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { ThinMark } from "#web/report/thin-mark.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { PastTime } from "#web/ui/time/time.tsx";

type ReaderBodyProps = {
  sections: readonly ReaderSection[];
  brief: Brief | undefined;
  rows: OpenRows;
  unreadable: string | undefined;
  editingKey: string | undefined;
  onEdit: (section: ReaderSection | undefined) => void;
  onRegenerate: () => void;
  /** Writes again what rests on changed facts. */
  onUpdate: () => void;
  onHistory: () => void;
  onReview: () => void;
  onCompare: (version: number) => void;
  onViewJson: () => void;
};

const startLabels = {
  pending: "Generate",
  failed: "Retry",
  completed: "Regenerate",
  processing: "Regenerate",
} as const;

/** How long the writing took, where the report says so. */
function secondsOf(content: unknown): string {
  const metadata = isRecord(content) ? content["metadata"] : undefined;
  const durationMs = isRecord(metadata) ? metadata["durationMs"] : undefined;
  return typeof durationMs === "number"
    ? ` in ${Math.max(1, Math.round(durationMs / 1_000))} s`
    : "";
}

/** The report in its state: its sections, those written so far, or why there are none. */
export function ReaderBody(props: ReaderBodyProps) {
  const { sections, brief, unreadable, onRegenerate, onViewJson } = props;
  const { job, output } = useReader();
  const { status, content } = output;
  const editorName = useEditorName(output);
  const isWaiting = content === null && status === "processing";
  const byline = (
    <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink-3">
      <Badge status={status} />
      {status === "completed" && isThin(content) && <ThinMark />}
      {content !== null && (
        <span>
          <PastTime iso={output.updatedAt} />
          {secondsOf(content)}
        </span>
      )}
      {content !== null && <span>{authorPhrase(content, editorName)}</span>}
    </p>
  );
  return (
    <article className="min-w-0 pt-6 pb-16 tablet:pt-9 tablet:pb-24 max-tablet:pb-8 print:py-0">
      {content !== null && !unreadable && (
        <ReaderNotices
          output={output}
          onCompare={props.onCompare}
          onHistory={props.onHistory}
          onReview={props.onReview}
          onRegenerate={onRegenerate}
          onUpdate={props.onUpdate}
        />
      )}
      {sections.length > 0 ? (
        <ReportArticle
          brief={brief}
          byline={byline}
          editingKey={props.editingKey}
          rows={props.rows}
          sections={sections}
          onEdit={props.onEdit}
        />
      ) : (
        byline
      )}
      {isWaiting && (
        <output className="mt-8 flex items-center gap-2.5 text-body text-ink-2">
          <span className="text-blue">
            <Spinner />
          </span>
          Writing, about {tools[output.toolType].estimatedSeconds} s in total. You can leave this
          page.
        </output>
      )}
      {isWaiting && sections.length === 0 && <SectionsToCome toolType={output.toolType} />}
      {unreadable && !isWaiting && (
        <UnreadableReport
          actions={
            <>
              <Button look="primary" needsServer onClick={onRegenerate}>
                {content === null ? startLabels[status] : "Regenerate"}
              </Button>
              <Button onClick={onViewJson}>View JSON</Button>
            </>
          }
          detail={status === "failed" && output.error ? output.error : undefined}
          jobId={job.id}
          raw={typeof content === "string" && content.trim() !== "" ? content : undefined}
          sentence={unreadable}
        />
      )}
    </article>
  );
}

/** What will stand here: a verdict, and the sections by name. */
function SectionsToCome({ toolType }: Pick<Output, "toolType">) {
  return (
    <div className="mt-7 print:hidden">
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="mt-2 h-8 w-3/5" />
      <ul className="mt-9 border-t border-line-soft">
        {tools[toolType].sections.slice(1).map(({ key, title }) => (
          <li key={key} className="border-b border-line-soft py-3 text-body text-ink-3">
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}

type UnreadableReportProps = {
  jobId: number;
  sentence: string;
  detail: string | undefined;
  actions: ReactNode;
  raw: string | undefined;
};

/** A report that cannot be shown as one: what is the matter, what can be done, and the text itself if there is any. */
function UnreadableReport({ jobId, sentence, detail, actions, raw }: UnreadableReportProps) {
  return (
    <div className="mt-4 grid gap-5">
      <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-control px-6 py-12 text-center">
        <RolePrint jobId={jobId} sizePx={72} states={[]} strokeWidth={4} />
        <p className="heading text-h3 text-ink-1">{sentence}</p>
        {detail && <p className="text-body text-ink-2">{detail}</p>}
        <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
      {raw !== undefined && (
        <pre className="max-h-[60vh] overflow-auto rounded-card bg-sunken p-4 font-mono text-tiny whitespace-pre-wrap">
          {raw}
        </pre>
      )}
    </div>
  );
}
