import type { ComponentProps } from "react";
import { Field, type FieldNotes } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";

type SelectFieldProps = Omit<ComponentProps<typeof Select>, "required"> &
  Pick<FieldNotes, "label" | "hint" | "error">;

export function SelectField({ label, hint, error, ...rest }: SelectFieldProps) {
  return (
    <Field error={error} hint={hint} label={label}>
      {(ids) => <Select {...ids} {...rest} />}
    </Field>
  );
}
