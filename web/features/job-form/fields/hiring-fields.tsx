import { useFormContext } from "react-hook-form";
import { employmentOptions } from "#web/features/job-form/fields/job-choices.ts";
import { JobTextField } from "#web/features/job-form/fields/job-text-field.tsx";
import type { JobValues } from "#web/features/job-form/fields/job-values.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";

const anyEmployment = [{ value: "", label: "As the text says" }, ...employmentOptions];

/** Who hires and how people are employed; nobody is asked for it (readings.md 37). */
export function HiringFields() {
  const { register } = useFormContext<JobValues>();
  return (
    <>
      <div className="grid gap-2">
        <JobTextField
          hint="Leave it empty if your organization hires for itself."
          label="Hiring Company"
          name="hiringCompany"
        />
        <Checkbox
          aria-describedby="confidential-client"
          label="Confidential client"
          {...register("isClientConfidential")}
        />
        <p className="text-meta text-ink-3" id="confidential-client">
          No report, message or job post names this company or repeats what the text says about it.
        </p>
      </div>
      <div className="grid gap-4 tablet:grid-cols-3">
        <SelectField label="Employment" options={anyEmployment} {...register("employmentType")} />
        <JobTextField label="Length" name="employmentLength" placeholder="6 months" />
        <JobTextField label="Hours a Week" name="weeklyHours" placeholder="40" />
      </div>
    </>
  );
}
