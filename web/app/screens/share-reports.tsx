import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ToolType } from "#contract/output.ts";
import { query } from "#web/api/query.ts";
import { copyOfShared, SharedPaper } from "#web/features/reader/window/reader-window.tsx";
import { ShareDialog } from "#web/features/share/share-dialog.tsx";

type ShareReportsProps = {
  jobId: number;
  /** The report it was opened from, if it was opened from one. */
  from: ToolType | undefined;
  onClose: () => void;
};

/** Sharing a job's reports: what a guest will read is asked of the server, and shown as they will see it. */
export function ShareReports({ jobId, from, onClose }: ShareReportsProps) {
  const [toolType, setToolType] = useState<ToolType | null>(from ?? null);
  const asked = toolType === null ? {} : { toolType };
  const { data: shared } = useQuery({
    ...query("previewShare", { params: { jobId }, query: asked }),
    staleTime: 0,
  });
  return (
    <ShareDialog
      copyForMail={copyOfShared}
      from={from}
      jobId={jobId}
      preview={shared && <SharedPaper shared={shared} />}
      shared={shared}
      toolType={toolType}
      onChoose={setToolType}
      onClose={onClose}
    />
  );
}
