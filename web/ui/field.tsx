import { useId, type ReactNode } from "react";

type FieldIds = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
  "aria-required": boolean | undefined;
};

type FieldProps = {
  label: string;
  isRequired?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
};

/** A visible label, its control, and the hint that describes it; an error takes the hint's place. */
export function Field({ label, isRequired = false, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = error || hint ? `${id}-note` : undefined;
  return (
    <div className="grid content-start gap-1.5">
      <label className="text-small font-[560]" htmlFor={id}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-red">
            *
          </span>
        )}
      </label>
      {children({
        id,
        "aria-describedby": noteId,
        "aria-invalid": error ? true : undefined,
        "aria-required": isRequired || undefined,
      })}
      {noteId && (
        <p className={error ? "text-meta text-red" : "text-meta text-ink-3"} id={noteId}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
