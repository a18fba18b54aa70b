import type { QuotedJobDescription } from "#contract/job.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { jobValuesOf, type JobValues } from "#web/features/job-form/fields/job-values.ts";
import type { Marks } from "#web/features/job-form/fields/read-mark.tsx";

export type FieldName = keyof JobValues;

/** The form after a description was read: what a person typed stays, what they cleared is filled again, what is marked says where it came from. */
export function fillValues(
  values: JobValues,
  { quotes, ...parsed }: QuotedJobDescription,
  typed: ReadonlySet<FieldName>,
): { values: JobValues; marks: Marks } {
  const read = jobValuesOf({ ...emptyJob, ...parsed });
  const names = (Object.keys(parsed) as (keyof typeof parsed)[]).filter(
    (name) => read[name].length > 0 && (!typed.has(name) || values[name].length === 0),
  );
  return {
    values: { ...values, ...Object.fromEntries(names.map((name) => [name, read[name]])) },
    marks: Object.fromEntries(names.map((name) => [name, quotes[name] ?? ""])),
  };
}
