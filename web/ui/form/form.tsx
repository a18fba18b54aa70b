import type { BaseSyntheticEvent, ReactNode } from "react";
import type { FieldErrors, FieldValues, Path } from "react-hook-form";
import type { Message } from "#contract/messages.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

type FormProps = { onSubmit: (event: BaseSyntheticEvent) => Promise<void>; children: ReactNode };

/** A column of fields that are checked by our own rules, not the browser's. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
    </form>
  );
}

type FormActionsProps = {
  saveLabel: string;
  isBusy: boolean;
  failure: Message | undefined;
  onCancel: () => void;
};

/** Save and Cancel, kept in sight while a long form is scrolled; to the left, where no toast covers them. */
export function FormActions({ saveLabel, isBusy, failure, onCancel }: FormActionsProps) {
  return (
    <div className="sticky bottom-4 z-10 grid gap-2.5 rounded-card border border-line bg-raised p-2.5 shadow-2">
      <FormError message={failure} />
      <div className="flex gap-2">
        <Button
          className="max-tablet:flex-1"
          isBusy={isBusy}
          look="primary"
          needsServer
          type="submit"
        >
          {saveLabel}
        </Button>
        <Button className="max-tablet:flex-1" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

type FormErrorProps = { message: Message | undefined; action?: ReactNode };

/** The last failure of a form, kept beside its button after the toast is gone. */
export function FormError({ message, action }: FormErrorProps) {
  if (!message) return null;
  const { title, description } = message;
  const heading = title === "Error" && description ? {} : { title };
  return (
    <Notice action={action} isUrgent tone="error" {...heading}>
      {description}
    </Notice>
  );
}

type ErrorSummaryProps<Fields extends FieldValues> = {
  errors: FieldErrors<Fields>;
  onPick: (name: Path<Fields>) => void;
};

const tolerated = 2;

/** When more than two fields need to be corrected: what is wrong in one place, each line leading to its field. */
export function ErrorSummary<Fields extends FieldValues>(props: ErrorSummaryProps<Fields>) {
  const { errors, onPick } = props;
  const names = Object.keys(errors) as Path<Fields>[];
  if (names.length <= tolerated) return null;
  return (
    <Notice title={`${names.length} fields need to be corrected`} tone="error">
      <ul className="grid gap-0.5">
        {names.map((name) => (
          <li key={name}>
            <button
              className="min-h-6 rounded-chip text-left underline underline-offset-2"
              type="button"
              onClick={() => onPick(name)}
            >
              {errors[name]?.message as string}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
