import type { ComponentProps } from "react";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";

type SelectFieldProps = Omit<ComponentProps<typeof Select>, "required"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function SelectField({ label, hint, error, ...rest }: SelectFieldProps) {
  return (
    <Field error={error} hint={hint} label={label}>
      {(ids) => <Select {...ids} {...rest} />}
    </Field>
  );
}
