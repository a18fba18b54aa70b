import { useId, type ReactNode } from "react";

type FieldIds = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
  "aria-required": boolean | undefined;
};

/** What stands around a control. A form says by undefined that nothing is wrong, so each may be undefined. */
export type FieldNotes = {
  label: string;
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** What more is said about the value, at the end of the label's line. */
  aside?: ReactNode;
};

type FieldProps = FieldNotes & {
  children: (ids: FieldIds) => ReactNode;
};

/** A visible label, its control, and the hint that describes it; an error takes the hint's place. */
export function Field(props: FieldProps) {
  const { label, isRequired = false, hint, error, aside, children } = props;
  const id = useId();
  const asideId = aside ? `${id}-aside` : undefined;
  const noteId = error || hint ? `${id}-note` : undefined;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <label className="text-small font-[560]" htmlFor={id}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className="text-red">
              *
            </span>
          )}
        </label>
        {aside && (
          <span className="ml-auto inline-flex items-center gap-2" id={asideId}>
            {aside}
          </span>
        )}
      </div>
      {children({
        id,
        "aria-describedby": [asideId, noteId].filter(Boolean).join(" ") || undefined,
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
