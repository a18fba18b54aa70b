import { Check } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { BasicInfoStep } from "#web/features/job-form/basic-info-step.tsx";
import { MarksContext } from "#web/features/job-form/fields/read-mark.tsx";
import { JobDetailsStep } from "#web/features/job-form/job-details-step.tsx";
import { ProcessingStep } from "#web/features/job-form/processing-step.tsx";
import type { ReadingSlot } from "#web/features/job-form/source/reading-slot.ts";
import type { JobWizardState, WizardStart } from "#web/features/job-form/use-job-wizard.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";

type JobWizardProps = {
  wizard: JobWizardState;
  start?: WizardStart | undefined;
  /** How long the six reports are said to take; docs/spec.md names two spans (§9). */
  minutes: string;
  organizationPicker?: ReactNode;
  /** What we read in the text, where the screen brings it. */
  reading?: ReadingSlot | undefined;
};

const stepTitles = ["Basic Info", "Job Details", "AI Processing"];

/** Basic Info, Job Details, AI Processing: in a dialog or as a page (spec §2). */
export function JobWizard(props: JobWizardProps) {
  const { wizard, start, minutes, organizationPicker, reading } = props;
  const { step, source, created, isEditing, kept, isReadingOpen } = wizard;
  const begin = useEffectEvent(() => {
    if (start?.file) void source.takeFile(start.file);
    if (start?.text) {
      source.setText(start.text);
      void source.fill(start.text);
    }
  });
  useEffect(() => begin(), []);
  const top = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) top.current?.focus();
    shownStep.current = step;
  }, [step]);
  const shown = kept && { kept, onOpen: wizard.openReading };
  const readingRow = shown && reading?.row(shown);
  const titles = isEditing ? stepTitles.slice(0, 2) : stepTitles;
  return (
    <MarksContext value={wizard.marks}>
      <FormProvider {...wizard.form}>
        <StepRail current={step} titles={titles} />
        <h2 ref={top} className="sr-only" tabIndex={-1}>
          {`Step ${step} of ${titles.length}: ${titles[step - 1]}`}
        </h2>
        {isReadingOpen &&
          kept &&
          reading?.screen({ kept, fields: wizard.form.watch(), ...wizard.readingActions })}
        {!isReadingOpen && step === 1 && (
          <BasicInfoStep
            organizationPicker={organizationPicker}
            readingRow={readingRow}
            wizard={wizard}
          />
        )}
        {!isReadingOpen && step === 2 && (
          <JobDetailsStep
            occupation={shown && reading?.occupation(shown)}
            readingRow={readingRow}
            wizard={wizard}
          />
        )}
        {step === 3 && created && (
          <ProcessingStep
            job={created}
            minutes={minutes}
            onClose={wizard.close}
            onLeave={wizard.requestClose}
            onOver={wizard.announce}
          />
        )}
        <ConfirmDialog
          confirmLabel={isEditing ? "Discard changes" : "Close"}
          description={
            isEditing
              ? "Your changes are not saved yet."
              : "The job is not created yet. What you entered stays in this tab until you come back."
          }
          title={isEditing ? "Close without saving?" : "Close without creating the job?"}
          {...wizard.question}
        />
      </FormProvider>
    </MarksContext>
  );
}

type StepRailProps = { titles: readonly string[]; current: number };

function StepRail({ titles, current }: StepRailProps) {
  return (
    <ol className="mb-6 flex gap-2">
      {titles.map((title, index) => {
        const number = index + 1;
        const isDone = number < current;
        return (
          <li
            key={title}
            aria-current={number === current ? "step" : undefined}
            className="group min-w-0 flex-1 border-t-[3px] border-line pt-2 text-small font-[560] text-ink-3 data-reached:border-blue-fill aria-[current]:text-ink-1"
            data-reached={number <= current || undefined}
          >
            <span className="flex items-center gap-1.5">
              {isDone ? <Check /> : <span className="font-mono text-meta">{number}</span>}
              <span className="truncate max-tablet:group-not-aria-[current]:sr-only">{title}</span>
              {isDone && <span className="sr-only">(done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
