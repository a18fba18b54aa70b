import type { Output } from "#contract/output.ts";
import { countOf } from "#english/counts.ts";
import { tellStale } from "#tools/report/staleness/changed-words.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

type ReaderNoticesProps = {
  output: Output;
  onReview: () => void;
  onRegenerate: () => void;
  onUpdate: () => void;
  onHistory: () => void;
  onCompare: (version: number) => void;
};

/** What somebody should know before reading: the text is being replaced, is older than the job, or something is offered. */
export function ReaderNotices(props: ReaderNoticesProps) {
  const { output, onRegenerate, onHistory, onCompare } = props;
  const { status, isOutdated, staleParts, editedVersion, version, error, openSuggestions } = output;
  const hasOlderEdits = editedVersion !== null && editedVersion !== version;
  if (status === "processing")
    return (
      <div className="mb-5">
        <Notice tone="info">Regenerating... This is the previous version.</Notice>
      </div>
    );
  return (
    <div className="mb-5 grid gap-2 empty:hidden print:hidden">
      {status === "failed" && (
        <Notice
          action={
            <Button needsServer size="small" onClick={onRegenerate}>
              Retry
            </Button>
          }
          title={error ?? "This report could not be written."}
          tone="error"
        >
          This is the previous version. Your job details are safe.
        </Notice>
      )}
      {isOutdated && (
        <Notice
          action={
            <>
              {staleParts.length > 0 && (
                <Button needsServer size="small" onClick={props.onUpdate}>
                  Update what changed
                </Button>
              )}
              <Button needsServer size="small" onClick={onRegenerate}>
                Regenerate
              </Button>
              {version > 1 && (
                <Button size="small" onClick={() => onCompare(version - 1)}>
                  Compare
                </Button>
              )}
            </>
          }
          tone="warning"
        >
          Based on an older version of the job.
          {staleParts.length > 0 && ` ${tellStale(staleParts)}`}
        </Notice>
      )}
      {openSuggestions > 0 && (
        <Notice
          action={
            <Button size="small" onClick={props.onReview}>
              Review
            </Button>
          }
          tone="info"
        >
          {countOf(openSuggestions, "suggestion")} from the latest rewrite.
        </Notice>
      )}
      {hasOlderEdits && (
        <Notice
          action={
            <>
              <Button size="small" onClick={() => onCompare(editedVersion)}>
                Compare
              </Button>
              <Button size="small" onClick={onHistory}>
                Versions
              </Button>
            </>
          }
          tone="info"
        >
          Earlier edits are kept in version {editedVersion}.
        </Notice>
      )}
    </div>
  );
}
