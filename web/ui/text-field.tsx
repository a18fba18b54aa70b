import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { controlStyle } from "#web/ui/control-style.ts";
import { Field } from "#web/ui/field.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "required"> & {
  label: string;
  isRequired?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
};

export function TextField({ label, isRequired, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field error={error} hint={hint} isRequired={isRequired} label={label}>
      {(ids) => <input className={clsx(controlStyle, "h-10", className)} {...ids} {...rest} />}
    </Field>
  );
}
