import { zodResolver } from "@hookform/resolvers/zod";
import { useState, type ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import { editJobSections } from "#web/features/job-form/edit-job-sections.tsx";
import {
  EditedJobValues,
  jobValuesOf,
  type JobValues,
} from "#web/features/job-form/fields/job-values.ts";
import { JobWizardDialog } from "#web/features/job-form/job-wizard-dialog.tsx";
import { useUpdateJob } from "#web/features/job-form/use-update-job.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { DialogActions, Dialog } from "#web/ui/dialog/dialog.tsx";
import { useCloseGuard } from "#web/ui/dialog/use-close-guard.ts";
import { ErrorSummary, FormError, Form } from "#web/ui/form/form.tsx";

type EditJobDialogProps = {
  job: Job;
  occupation?: ReactNode;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Every field of a job in three sections, or from a new description; nothing is written again by it (readings.md 3, 20). */
export function EditJobDialog({ job, occupation, open, onOpenChange }: EditJobDialogProps) {
  const [unsaved, setUnsaved] = useState<JobValues>();
  const close = () => {
    setUnsaved(undefined);
    onOpenChange(false);
  };
  if (!open) return null;
  if (!unsaved) {
    return (
      <EditJobWindow job={job} occupation={occupation} onClose={close} onReRead={setUnsaved} />
    );
  }
  return (
    <JobWizardDialog
      job={job}
      organizationId={job.organizationId}
      values={unsaved}
      onClose={close}
    />
  );
}

type EditJobWindowProps = {
  job: Job;
  occupation?: ReactNode;
  onReRead: (values: JobValues) => void;
  onClose: () => void;
};

function EditJobWindow({ job, occupation, onReRead, onClose }: EditJobWindowProps) {
  const sections = editJobSections(occupation);
  const form = useForm({
    resolver: zodResolver(EditedJobValues),
    defaultValues: jobValuesOf(job),
  });
  const { errors, isDirty } = form.formState;
  const update = useUpdateJob(messages.jobUpdated, onClose);
  const { requestClose, question } = useCloseGuard(() => isDirty, onClose);
  const save = form.handleSubmit((body) => update.mutate({ params: { jobId: job.id }, body }));
  return (
    <Dialog
      description="Saving does not change existing reports."
      isOpen
      size="widest"
      title="Edit Job"
      onClose={requestClose}
    >
      <FormProvider {...form}>
        <Form onSubmit={save}>
          <div className="grid items-start gap-8 laptop:grid-cols-[184px_minmax(0,1fr)]">
            <SectionLinks sections={sections} />
            <div className="grid min-w-0 gap-9">
              {sections.map(({ id, title, fields }) => (
                <section key={id} aria-labelledby={id} className="grid gap-5">
                  <h3 className="heading text-h3 outline-none" id={id} tabIndex={-1}>
                    {title}
                  </h3>
                  {fields}
                </section>
              ))}
              <ErrorSummary errors={errors} onPick={form.setFocus} />
              <FormError message={update.isError ? messages.jobUpdateFailed : undefined} />
            </div>
          </div>
          <DialogActions>
            <Button isBusy={update.isPending} look="primary" needsServer type="submit">
              Update Job
            </Button>
            <Button onClick={requestClose}>Cancel</Button>
            <Button
              className="tablet:ml-auto"
              look="quiet"
              onClick={() => onReRead(form.getValues())}
            >
              Re-read a description
            </Button>
          </DialogActions>
        </Form>
      </FormProvider>
      <ConfirmDialog
        confirmLabel="Discard changes"
        description="Your changes are not saved yet."
        title="Close without saving?"
        {...question}
      />
    </Dialog>
  );
}

type SectionLinksProps = { sections: readonly { id: string; title: string }[] };

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}

/** Jumps inside a dialog: the focus goes to the section's heading, the address stays as it is. */
function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav aria-label="Sections" className="hidden laptop:sticky laptop:top-0 laptop:block">
      <ul className="grid gap-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              className="w-full rounded-control px-3 py-[7px] text-left text-small font-[520] text-ink-2 hover:bg-sunken hover:text-ink-1 dark:hover:bg-raised"
              type="button"
              onClick={() => goTo(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
