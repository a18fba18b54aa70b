import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Job, JobEdit } from "#contract/job.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { readJobListsAgain } from "#web/api/job-lists.ts";
import { query } from "#web/api/query.ts";
import type { FieldChange, ValueFields } from "#web/features/reading/value-rows.ts";

/** The job's form fields beside its text: a correction is shown at once, and put back when saving fails. */
export function useJobFields(job: Job) {
  const queryClient = useQueryClient();
  const params = { jobId: job.id };
  const { mutate, isPending, variables, error } = useMutation<Job, Error, FieldChange>({
    scope: { id: `job ${job.id}` },
    mutationFn: (change) => call("updateJob", { params, body: change as JobEdit }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query("getJob", { params }).queryKey, saved);
      readJobListsAgain(queryClient);
      void queryClient.invalidateQueries(query("listOutputs", { params }));
      return queryClient.invalidateQueries(query("getReading", { params }));
    },
  });
  const fields: ValueFields = isPending ? { ...job, ...variables } : job;
  const refusal =
    error === null
      ? undefined
      : `This could not be saved. ${sentenceOf(error) ?? "Check your connection and try again."}`;
  return { fields, refusal, change: mutate };
}
