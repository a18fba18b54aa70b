import { lazy, Suspense } from "react";
import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";

const AgreementDialog = lazy(async () => ({
  default: (await import("#web/features/agreement/agreement-dialog.tsx")).AgreementDialog,
}));
const DeleteJobDialog = lazy(async () => ({
  default: (await import("#web/features/jobs/delete-job-dialog.tsx")).DeleteJobDialog,
}));
const EditJob = lazy(async () => ({
  default: (await import("#web/app/screens/edit-job.tsx")).EditJob,
}));
const ExportAllDialog = lazy(async () => ({
  default: (await import("#web/features/outputs/export-all-dialog.tsx")).ExportAllDialog,
}));
const HandOverDialog = lazy(async () => ({
  default: (await import("#web/features/outputs/hand-over-dialog.tsx")).HandOverDialog,
}));
const ShareReports = lazy(async () => ({
  default: (await import("#web/app/screens/share-reports.tsx")).ShareReports,
}));
const RegenerateAllDialog = lazy(async () => ({
  default: (await import("#web/features/outputs/regenerate-all-dialog.tsx")).RegenerateAllDialog,
}));

export type JobDialog =
  | "agreement"
  | "delete"
  | "edit"
  | "export"
  | "handOver"
  | "regenerate"
  | "share";

type JobDialogsProps = {
  dialog: JobDialog | null;
  job: Job;
  outputs: readonly Output[];
  edited: readonly Output[];
  organizationName: string;
  onRegenerateAll: () => void;
  onClose: () => void;
};

export function JobDialogs({ dialog, job, onClose, ...props }: JobDialogsProps) {
  return (
    <Suspense>
      {dialog === "agreement" && <AgreementDialog jobId={job.id} onClose={onClose} />}
      {dialog === "delete" && <DeleteJobDialog isOpen job={job} onClose={onClose} />}
      {dialog === "edit" && <EditJob job={job} onClose={onClose} />}
      {dialog === "export" && (
        <ExportAllDialog
          job={job}
          organizationName={props.organizationName}
          outputs={props.outputs}
          onClose={onClose}
        />
      )}
      {dialog === "handOver" && <HandOverDialog job={job} onClose={onClose} />}
      {dialog === "share" && <ShareReports from={undefined} jobId={job.id} onClose={onClose} />}
      {dialog === "regenerate" && (
        <RegenerateAllDialog
          edited={props.edited}
          isOpen
          onClose={onClose}
          onConfirm={props.onRegenerateAll}
        />
      )}
    </Suspense>
  );
}
