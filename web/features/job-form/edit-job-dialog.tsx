import { useState, type ReactNode } from "react";
import type { Job } from "#contract/job.ts";
import { EditJobWindow } from "#web/features/job-form/edit-job-window.tsx";
import { JobWizardDialog } from "#web/features/job-form/job-wizard-dialog.tsx";
import type { JobValues } from "#web/features/job-form/fields/job-values.ts";

type EditJobDialogProps = {
  job: Job;
  /** The occupation that the job is compared with. */
  occupation?: ReactNode;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Every field of a job in three sections, or from a new description; nothing is written again by it (readings.md 3, 20). */
export function EditJobDialog({ job, occupation, open, onOpenChange }: EditJobDialogProps) {
  const [unsaved, setUnsaved] = useState<JobValues>();
  const close = () => {
    setUnsaved(undefined);
    onOpenChange(false);
  };
  if (!open) return null;
  if (!unsaved) {
    return (
      <EditJobWindow job={job} occupation={occupation} onClose={close} onReRead={setUnsaved} />
    );
  }
  return (
    <JobWizardDialog
      job={job}
      organizationId={job.organizationId}
      values={unsaved}
      onClose={close}
    />
  );
}
