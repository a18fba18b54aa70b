import { useEffect, useRef, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { DescriptionSource } from "#web/features/job-form/source/description-source.tsx";
import { JobTextField } from "#web/features/job-form/fields/job-text-field.tsx";
import type { JobWizardState } from "#web/features/job-form/use-job-wizard.ts";
import { Button } from "#web/ui/button/button.tsx";
import { DialogActions } from "#web/ui/dialog/dialog.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

type BasicInfoStepProps = {
  wizard: JobWizardState;
  organizationPicker?: ReactNode;
  /** What we read in the text, as one row that opens it. */
  readingRow?: ReactNode;
};

export function BasicInfoStep({ wizard, organizationPicker, readingRow }: BasicInfoStepProps) {
  const { form, source, isRestored, isOrganizationMissed, hasOrganization } = wizard;
  const [title, location] = useWatch({ control: form.control, name: ["title", "location"] });
  const fields = useRef<HTMLDivElement>(null);
  const shownText = useRef(wizard.parsedText);
  // What was read stands below the text it was read from: it comes into view.
  useEffect(() => {
    if (shownText.current !== wizard.parsedText)
      fields.current?.scrollIntoView({ block: "center" });
    shownText.current = wizard.parsedText;
  }, [wizard.parsedText]);
  const isReady = title.trim() !== "" && location.trim() !== "" && hasOrganization;
  return (
    <Form onSubmit={wizard.goOn}>
      {isRestored && (
        <Notice
          action={
            <Button size="small" onClick={wizard.startOver}>
              Start over
            </Button>
          }
          tone="info"
        >
          What you entered earlier has been restored.
        </Notice>
      )}
      {organizationPicker && (
        <div className="grid gap-2">
          <p className="text-small font-[560]">
            Organization
            <span aria-hidden="true" className="text-red">
              *
            </span>
          </p>
          {organizationPicker}
          {isOrganizationMissed && (
            <p className="text-meta text-red" role="alert">
              Organization is required
            </p>
          )}
        </div>
      )}
      <DescriptionSource source={source} />
      {readingRow}
      <div ref={fields} className="grid gap-4">
        <JobTextField isRequired label="Job Title" name="title" />
        <div className="grid gap-4 tablet:grid-cols-2">
          <JobTextField isRequired label="Location" name="location" />
          <JobTextField
            label="Salary Range"
            name="salaryRange"
            placeholder="$120,000 to $140,000"
          />
        </div>
      </div>
      <DialogActions>
        <Button
          aria-describedby={isReady ? undefined : "next-step-needs"}
          aria-disabled={!isReady || undefined}
          look="primary"
          type="submit"
        >
          Next Step
        </Button>
        {!isReady && (
          <span className="text-meta text-ink-3 max-tablet:basis-full" id="next-step-needs">
            {hasOrganization
              ? "Needs a title and a location."
              : "Needs a title, a location and an organization."}
          </span>
        )}
      </DialogActions>
    </Form>
  );
}
