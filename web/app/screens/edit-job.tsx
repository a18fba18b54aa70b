import type { Job } from "#contract/job.ts";
import { EditJobDialog } from "#web/features/job-form/edit-job-dialog.tsx";
import { JobOccupation } from "#web/features/reading/occupation-row.tsx";

type EditJobProps = { job: Job; onClose: () => void };

/** A job's fields, and among them the occupation that its text was compared with. */
export function EditJob({ job, onClose }: EditJobProps) {
  return (
    <EditJobDialog
      job={job}
      occupation={<JobOccupation jobId={job.id} />}
      open
      onOpenChange={onClose}
    />
  );
}
