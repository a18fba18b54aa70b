import type { Output } from "#contract/output.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

type ReaderNoticesProps = {
  output: Output;
  onRegenerate: () => void;
  onHistory: () => void;
};

/** What somebody should know before reading: the text is being replaced, is older than the job, or lost edits. */
export function ReaderNotices({ output, onRegenerate, onHistory }: ReaderNoticesProps) {
  const { status, isOutdated, editedVersion, version, error } = output;
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
            <Button needsServer size="small" onClick={onRegenerate}>
              Regenerate
            </Button>
          }
          tone="warning"
        >
          Based on an older version of the job.
        </Notice>
      )}
      {hasOlderEdits && (
        <Notice
          action={
            <Button size="small" onClick={onHistory}>
              Versions
            </Button>
          }
          tone="info"
        >
          The edits made before are kept in version {editedVersion}.
        </Notice>
      )}
    </div>
  );
}
