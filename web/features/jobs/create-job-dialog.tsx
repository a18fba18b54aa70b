import { CreateJobForm } from "#web/features/jobs/create-job-form.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type CreateJobDialogProps = { isOpen: boolean; organizationId: number; onClose: () => void };

export function CreateJobDialog({ isOpen, organizationId, onClose }: CreateJobDialogProps) {
  return (
    <Dialog
      description="Six reports are drafted from what you enter here. Processing takes 2-3 minutes."
      isOpen={isOpen}
      title="Create New Job"
      onClose={onClose}
    >
      <CreateJobForm organizationId={organizationId} />
    </Dialog>
  );
}
