import { JobChoice } from "#web/features/job-form/fields/job-choice.tsx";
import { urgencyOptions, workTypeOptions } from "#web/features/job-form/fields/job-choices.ts";

/** Where the work is done and how much the search hurries. */
export function PaceFields() {
  return (
    <>
      <JobChoice legend="Work Type" name="workType" options={workTypeOptions} />
      <JobChoice legend="Urgency Level" name="urgencyLevel" options={urgencyOptions} />
    </>
  );
}
