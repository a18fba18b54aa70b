import { wizardReading } from "#web/app/screens/wizard-reading.tsx";
import { JobWizardDialog } from "#web/features/job-form/job-wizard-dialog.tsx";
import type { WizardStart } from "#web/features/job-form/use-job-wizard.ts";

type CreateJobDialogProps = { organizationId: number; start: WizardStart; onClose: () => void };

export function CreateJobDialog(props: CreateJobDialogProps) {
  return <JobWizardDialog reading={wizardReading} {...props} />;
}
