import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { Field, type FieldNotes } from "#web/ui/form/field.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "required"> & FieldNotes;

export function TextField(props: TextFieldProps) {
  const { label, isRequired, hint, error, aside, className, ...rest } = props;
  return (
    <Field aside={aside} error={error} hint={hint} isRequired={isRequired} label={label}>
      {(ids) => <input className={clsx(controlStyle, "h-10", className)} {...ids} {...rest} />}
    </Field>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<"textarea">, "required"> &
  Omit<FieldNotes, "isRequired">;

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, aside, className, ...rest } = props;
  return (
    <Field aside={aside} error={error} hint={hint} label={label}>
      {(ids) => (
        <textarea
          className={clsx(controlStyle, "field-sizing-content min-h-20 py-2.5", className)}
          {...ids}
          {...rest}
        />
      )}
    </Field>
  );
}
