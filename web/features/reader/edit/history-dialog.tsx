import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { readReport } from "#tools/report/report.ts";
import { tellCause } from "#tools/report/version-cause.ts";
import { query } from "#web/api/query.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import { useKeep } from "#web/features/reader/edit/use-save.ts";
import { ReportValue } from "#web/features/reader/value/report-value.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { PastTime } from "#web/ui/time/time.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type HistoryDialogProps = {
  output: Output;
  onCompare: (version: number) => void;
  onClose: () => void;
};

function VersionText({ output, version }: { output: Output; version: number }) {
  const { data } = useQuery(query("getVersion", { params: { outputId: output.id, version } }));
  if (!data) return <p className="text-small text-ink-3">Loading</p>;
  return (
    <div className="mt-2 grid max-h-[40vh] gap-4 overflow-y-auto rounded-control bg-canvas p-3 text-small">
      {readReport(tools[output.toolType], data.content).map(({ key, title, value }) => (
        <section key={key}>
          <h3 className="font-[620]">{title}</h3>
          <ReportValue name={title} value={value} />
        </section>
      ))}
    </div>
  );
}

/** Every text the report has had; any of them can be read and brought back. */
export function HistoryDialog({ output, onCompare, onClose }: HistoryDialogProps) {
  const { keep, askAgain } = useKeep(output.jobId);
  const [shown, setShown] = useState<number>();
  const { data: versions } = useQuery({
    ...query("listVersions", { params: { outputId: output.id } }),
    staleTime: 0,
  });
  const { mutate, isPending } = useCall("restoreVersion", {
    onDone: (saved) => {
      keep(saved);
      showSuccess(messages.contentUpdated);
      onClose();
    },
    onFailed: (error) => {
      askAgain();
      showError(refusalOf(error) ?? messages.updateFailed);
    },
  });
  return (
    <Dialog
      isOpen
      description="Restoring creates a new version. Nothing is lost."
      title="Versions"
      onClose={onClose}
    >
      <ol className="grid">
        {versions?.map((one) => (
          <li key={one.version} className="border-b border-line py-3 last:border-0">
            <div className="flex flex-wrap items-center gap-2">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-[560]">
                  Version {one.version}
                  {one.version === output.version && (
                    <span className="text-ink-3"> (shown now)</span>
                  )}
                </p>
                <p className="text-meta text-ink-3">
                  {tellCause(output.toolType, one)}, <PastTime iso={one.createdAt} />
                </p>
                {one.cause?.guidance !== undefined && (
                  <p className="text-meta text-ink-3">{`Asked for: ${one.cause.guidance}`}</p>
                )}
              </div>
              <Button
                aria-expanded={shown === one.version}
                look="quiet"
                size="small"
                onClick={() => setShown(shown === one.version ? undefined : one.version)}
              >
                Read
              </Button>
              {one.version !== output.version && (
                <Button look="quiet" size="small" onClick={() => onCompare(one.version)}>
                  Compare with now
                </Button>
              )}
              {one.version !== output.version && (
                <Button
                  isBusy={isPending}
                  needsServer
                  size="small"
                  onClick={() =>
                    mutate({
                      params: { outputId: output.id, version: String(one.version) },
                      body: { baseVersion: output.version },
                    })
                  }
                >
                  Restore
                </Button>
              )}
            </div>
            {shown === one.version && <VersionText output={output} version={one.version} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
