import type { z } from "zod";
import { JobEdit, JobForm, type Job } from "#contract/job.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { employmentTypes, urgencyLevels, workTypes } from "#contract/options.ts";

/** What people fill in for a job, checked in the words of the create form (spec §5). */
export const NewJobValues = JobForm.omit({ organizationId: true, rawExtractedJd: true }).required();

/** The same fields in the words of the edit dialog. */
export const EditedJobValues = JobEdit.omit({ status: true, rawExtractedJd: true }).required();
export type JobValues = z.input<typeof EditedJobValues>;

type NamesOf<Value> = {
  [Name in keyof JobValues]: JobValues[Name] extends Value ? Name : never;
}[keyof JobValues];
export type TextName = NamesOf<string>;
export type TagsName = NamesOf<string[]>;

function oneOf<Value extends string>(values: readonly Value[], stored: string): Value | "" {
  return values.find((value) => value === stored) ?? "";
}

/** The fields of any object that has them, and nothing else of it. */
export function jobValuesOf(job: Pick<Job, keyof JobValues>): JobValues {
  const names = EditedJobValues.keyof().options;
  const fields = Object.fromEntries(names.map((name) => [name, job[name]])) as JobValues;
  return {
    ...fields,
    workType: oneOf(workTypes, job.workType),
    urgencyLevel: oneOf(urgencyLevels, job.urgencyLevel),
    employmentType: oneOf(employmentTypes, job.employmentType),
  };
}

export const emptyValues = jobValuesOf(emptyJob);
