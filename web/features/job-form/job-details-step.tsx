import type { ReactNode } from "react";
import { limits, listBounds } from "#contract/limits.ts";
import {
  suggestedBackgrounds,
  suggestedDealBreakers,
  suggestedRedFlags,
} from "#contract/options.ts";
import { HiringFields } from "#web/features/job-form/fields/hiring-fields.tsx";
import { JobTags } from "#web/features/job-form/fields/job-tags.tsx";
import { JobTextArea } from "#web/features/job-form/fields/job-text-field.tsx";
import { PaceFields } from "#web/features/job-form/fields/pace-fields.tsx";
import type { JobWizardState } from "#web/features/job-form/use-job-wizard.ts";
import { Button } from "#web/ui/button/button.tsx";
import { DialogActions } from "#web/ui/dialog/dialog.tsx";
import { ErrorSummary, FormError, Form } from "#web/ui/form/form.tsx";

type JobDetailsStepProps = {
  wizard: JobWizardState;
  readingRow?: ReactNode;
  occupation?: ReactNode;
};

export function JobDetailsStep({ wizard, readingRow, occupation }: JobDetailsStepProps) {
  const { form, isEditing } = wizard;
  return (
    <Form onSubmit={wizard.submit}>
      {readingRow}
      <PaceFields />
      <JobTextArea label="Benefits" name="benefits" />
      <JobTextArea label="Company Culture" name="culture" />
      <JobTextArea label="Key Requirements" name="requirements" />
      <JobTags
        label="Deal Breakers"
        max={limits.dealBreakers}
        name="dealBreakers"
        suggestions={suggestedDealBreakers}
      />
      <JobTags
        label="Preferred Backgrounds"
        max={listBounds.preferredBackgrounds}
        name="preferredBackgrounds"
        suggestions={suggestedBackgrounds}
      />
      <JobTags
        label="Red Flags"
        max={isEditing ? listBounds.redFlags : limits.redFlagsOnCreate}
        name="redFlags"
        suggestions={suggestedRedFlags}
      />
      <JobTags
        label="Competitor Companies"
        max={limits.competitorCompanies}
        name="competitorCompanies"
      />
      <JobTextArea label="Additional Deal Breaker Details (optional)" name="dealBreakersText" />
      <JobTextArea label="Company Assets (links/URLs)" name="companyAssets" />
      <HiringFields />
      {occupation}
      <ErrorSummary errors={form.formState.errors} onPick={form.setFocus} />
      <FormError message={wizard.failure} />
      <DialogActions>
        <Button onClick={wizard.goBack}>Previous</Button>
        <Button isBusy={wizard.isBusy} look="primary" needsServer type="submit">
          {isEditing ? "Update Job" : "Start AI Processing"}
        </Button>
      </DialogActions>
    </Form>
  );
}
