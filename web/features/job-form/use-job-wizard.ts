import { useState, type BaseSyntheticEvent } from "react";
import type { Job } from "#contract/job.ts";
import { messages, type Message } from "#contract/messages.ts";
import { says } from "#web/api/api-error.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { useCall } from "#web/api/use-call.ts";
import {
  emptyValues,
  jobValuesOf,
  type JobValues,
} from "#web/features/job-form/fields/job-values.ts";
import { readDraft, useKeptDraft } from "#web/features/job-form/job-draft.ts";
import { descriptionWords } from "#web/features/job-form/source/description-words.ts";
import { readAgain } from "#web/features/job-form/source/reading-slot.ts";
import { useDescriptionSource } from "#web/features/job-form/source/use-description-source.ts";
import { useFilledForm } from "#web/features/job-form/use-filled-form.ts";
import { useShowJob, useUpdateJob } from "#web/features/job-form/use-update-job.ts";
import { useCloseGuard } from "#web/ui/dialog/use-close-guard.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

/** What the wizard begins with besides an empty form. */
export type WizardStart = { file?: File; text?: string };

type WizardOptions = {
  organizationId: number | undefined;
  /** The job to be changed; without one a new job is made. */
  job?: Job;
  /** What was typed about that job elsewhere, not saved yet. */
  values?: JobValues;
  onClose: () => void;
};

const firstStepNames = ["title", "location", "salaryRange"] as const;

/** The three steps to a job, or the first two to a changed one (spec §2, readings.md 20). */
export function useJobWizard({ organizationId, job, values, onClose }: WizardOptions) {
  const [draft, setDraft] = useState(() =>
    job || organizationId === undefined ? undefined : readDraft(organizationId),
  );
  const [start] = useState(() => values ?? (job ? jobValuesOf(job) : emptyValues));
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [isOrganizationMissed, setIsOrganizationMissed] = useState(false);
  const [created, setCreated] = useState<Job>();
  const [isAnnounced, setIsAnnounced] = useState(false);
  const [kept, setKept] = useState(draft?.kept);
  const [isReadingOpen, setIsReadingOpen] = useState(false);
  const filled = useFilledForm(job ? "edit" : "create", start, draft);
  const { form } = filled;
  const showJob = useShowJob();
  const source = useDescriptionSource({
    startText: draft?.text ?? "",
    organizationId,
    onParsed: ({ reading, heard, ...parsed }, text) => {
      setKept(readAgain({ reading, heard }, kept));
      const hasFilled = filled.fill(parsed, text);
      if (hasFilled) showSuccess(messages.descriptionParsed);
      return hasFilled;
    },
  });
  const isReadingShown = kept !== undefined && source.text.trim() === filled.parsedText.trim();
  const hasInput = () => !created && (filled.isChanged() || source.text.trim() !== "");
  useKeptDraft(job ? undefined : organizationId, () =>
    hasInput()
      ? {
          values: form.getValues(),
          text: source.text,
          parsedText: filled.parsedText,
          marks: filled.marks,
          typed: filled.typedNames(),
          kept,
        }
      : undefined,
  );
  const announce = () => {
    if (!isAnnounced) showSuccess(messages.jobCreated);
    setIsAnnounced(true);
  };
  const guard = useCloseGuard(hasInput, () => {
    if (created) announce();
    onClose();
  });
  const create = useCall("createJob", {
    onDone: (answered) => {
      showJob(answered);
      setCreated(answered);
      setStep(3);
    },
    onFailed: (error) => showError(jobCreateFailure(error)),
  });
  const update = useUpdateJob(messages.jobUpdatedInWizard, onClose);
  const missOrganization = () => setIsOrganizationMissed(organizationId === undefined);
  const submit = form.handleSubmit(
    (fields) => {
      const body = {
        ...fields,
        ...descriptionWords(
          { text: source.text, parsedText: filled.parsedText },
          fields.description,
        ),
      };
      if (job) update.mutate({ params: { jobId: job.id }, body });
      else if (organizationId !== undefined) {
        const reading = isReadingShown ? { reading: kept.decisions } : {};
        create.mutate({ body: { ...body, ...reading, organizationId } });
      }
    },
    (errors) => {
      if (firstStepNames.some((name) => errors[name])) setStep(1);
    },
  );
  return {
    form,
    marks: filled.marks,
    source,
    step,
    isEditing: job !== undefined,
    isRestored: draft !== undefined,
    isOrganizationMissed: isOrganizationMissed && organizationId === undefined,
    hasOrganization: organizationId !== undefined,
    created,
    failure: create.isError
      ? jobCreateFailure(create.error)
      : update.isError
        ? messages.jobUpdateFailed
        : undefined,
    isBusy: create.isPending || update.isPending,
    /** The text that the form was last filled from. */
    parsedText: filled.parsedText,
    /** What was read in the text as it stands; nothing once the text was changed. */
    kept: isReadingShown ? kept : undefined,
    isReadingOpen: isReadingOpen && isReadingShown,
    openReading: () => setIsReadingOpen(true),
    readingActions: {
      onChange: setKept,
      onBack: () => setIsReadingOpen(false),
      onField: (change: Partial<JobValues>) => {
        for (const [name, value] of Object.entries(change))
          form.setValue(name as keyof JobValues, value, { shouldDirty: true });
      },
    },
    goBack: () => setStep(1),
    goOn: async (event: BaseSyntheticEvent) => {
      event.preventDefault();
      missOrganization();
      const isRight = await form.trigger(firstStepNames, { shouldFocus: true });
      if (isRight && organizationId !== undefined) setStep(2);
    },
    startOver: () => {
      filled.clear();
      source.setText("");
      setKept(undefined);
      setDraft(undefined);
    },
    submit,
    announce,
    close: onClose,
    ...guard,
  };
}

export type JobWizardState = ReturnType<typeof useJobWizard>;

function jobCreateFailure(error: Error): Message {
  if (says(error, "not a member")) return messages.organizationAccess;
  return refusalOf(error) ?? messages.jobCreateFailed;
}
