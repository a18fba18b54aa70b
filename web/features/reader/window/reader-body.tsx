import type { Brief } from "#tools/briefs.ts";
import { authorPhrase } from "#tools/report/author.ts";
import { isThin } from "#tools/report/thin.ts";
import { tools } from "#tools/tools.ts";
import { isRecord } from "#contract/walk.ts";
import { useEditorName } from "#web/features/reader/section/edited-sections.ts";
import type { OpenRows } from "#web/features/reader/window/open-rows.ts";
import { Oddity } from "#web/features/reader/oddity.tsx";
import { ReaderNotices } from "#web/features/reader/window/reader-notices.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { ReportArticle } from "#web/features/reader/report-article.tsx";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { Badge, ThinMark } from "#web/ui/feedback/badge.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

type ReaderBodyProps = {
  sections: readonly ReaderSection[];
  brief: Brief | undefined;
  rows: OpenRows;
  oddity: string | undefined;
  editingKey: string | undefined;
  onEdit: (section: ReaderSection | undefined) => void;
  onRegenerate: () => void;
  onHistory: () => void;
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
  const { sections, brief, oddity, onRegenerate, onViewJson } = props;
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
      {content !== null && !oddity && (
        <ReaderNotices output={output} onHistory={props.onHistory} onRegenerate={onRegenerate} />
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
          Writing, about {tools[output.toolType].estimatedSeconds} s in all. You may leave this
          page.
        </output>
      )}
      {oddity && !isWaiting && (
        <Oddity
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
          sentence={oddity}
        />
      )}
    </article>
  );
}
