import type { Job } from "#contract/job.ts";
import { JobWizard } from "#web/features/job-form/job-wizard.tsx";
import type { JobValues } from "#web/features/job-form/fields/job-values.ts";
import type { ReadingSlot } from "#web/features/job-form/source/reading-slot.ts";
import { useJobWizard, type WizardStart } from "#web/features/job-form/use-job-wizard.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

type JobWizardDialogProps = {
  organizationId: number;
  job?: Job;
  values?: JobValues;
  start?: WizardStart;
  reading?: ReadingSlot;
  onClose: () => void;
};

export function JobWizardDialog({ start, reading, ...options }: JobWizardDialogProps) {
  const wizard = useJobWizard(options);
  return (
    <Dialog
      description={
        wizard.isEditing
          ? "Read the new text into the fields, check them, and update the job."
          : "Six reports are drafted from what you enter here. Processing takes 2-3 minutes."
      }
      isOpen
      size={wizard.isReadingOpen ? "widest" : "wide"}
      title={wizard.isEditing ? "Re-read a description" : "Create New Job"}
      onClose={wizard.requestClose}
    >
      <JobWizard minutes="2-3" reading={reading} start={start} wizard={wizard} />
    </Dialog>
  );
}
