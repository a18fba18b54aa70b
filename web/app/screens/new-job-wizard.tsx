import { useNavigate } from "react-router";
import { screens } from "#contract/screens.ts";
import { wizardReading } from "#web/app/screens/wizard-reading.tsx";
import { JobWizard } from "#web/features/job-form/job-wizard.tsx";
import { useJobWizard } from "#web/features/job-form/use-job-wizard.ts";
import { OrganizationChoices } from "#web/features/organizations/choose/organization-choices.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { Card } from "#web/ui/layout/card.tsx";

/** The wizard as a page; when it is done the person is back on the dashboard. */
export function NewJobWizard() {
  const navigate = useNavigate();
  const { selected } = useOrganizationSelection();
  const wizard = useJobWizard({
    organizationId: selected?.organizationId,
    onClose: () => void navigate(screens.dashboard.path),
  });
  return (
    <Card className="p-5 tablet:p-7">
      <JobWizard
        minutes="3-5"
        reading={wizardReading}
        organizationPicker={selected ? undefined : <OrganizationChoices />}
        wizard={wizard}
      />
    </Card>
  );
}
