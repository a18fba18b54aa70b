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

/** A visible label, its control, and the hint and error that describe it. */
export function Field({ label, isRequired = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
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
        "aria-describedby": describedBy,
        "aria-invalid": error ? true : undefined,
        "aria-required": isRequired || undefined,
      })}
      {hint && (
        <p className="text-meta text-ink-3" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="text-meta text-red" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
