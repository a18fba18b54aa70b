import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { JobForm } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import { linkToJob } from "#contract/screens.ts";
import { useCall } from "#web/api/use-call.ts";
import { jobCreateFailure } from "#web/features/jobs/job-create-failure.ts";
import { jobsQuery } from "#web/features/jobs/job-queries.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showError, showSuccess } from "#web/ui/toasts.ts";

type CreateJobFormProps = { organizationId: number };

/** Creates a job, starts its six reports and goes to it. */
export function CreateJobForm({ organizationId }: CreateJobFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(JobForm),
    defaultValues: { organizationId, title: "", location: "", salaryRange: "", description: "" },
  });
  const create = useCall("createJob", {
    onDone: async (job) => {
      showSuccess(messages.jobCreated);
      void queryClient.invalidateQueries(jobsQuery(organizationId));
      await navigate(linkToJob(job.id));
    },
    onFailed: (error) => showError(jobCreateFailure(error)),
  });
  const { errors } = formState;
  const submit = handleSubmit((form) =>
    create.mutate({ body: { ...form, rawExtractedJd: form.description } }),
  );
  return (
    <Form onSubmit={submit}>
      <TextField
        error={errors.title?.message}
        isRequired
        label="Job Title"
        {...register("title")}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          error={errors.location?.message}
          isRequired
          label="Location"
          {...register("location")}
        />
        <TextField
          error={errors.salaryRange?.message}
          label="Salary Range"
          {...register("salaryRange")}
        />
      </div>
      <TextAreaField
        error={errors.description?.message}
        hint="A finished description or rough intake notes: both work."
        label="Job description"
        className="min-h-48"
        {...register("description")}
      />
      <FormError message={create.isError ? jobCreateFailure(create.error) : undefined} />
      <div className="flex justify-end">
        <Button
          className="max-tablet:w-full"
          isBusy={create.isPending}
          look="primary"
          type="submit"
        >
          Start AI Processing
        </Button>
      </div>
    </Form>
  );
}
