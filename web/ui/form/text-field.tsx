import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { Field } from "#web/ui/form/field.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "required"> & {
  label: string;
  isRequired?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  aside?: ReactNode;
};

export function TextField(props: TextFieldProps) {
  const { label, isRequired, hint, error, aside, className, ...rest } = props;
  return (
    <Field aside={aside} error={error} hint={hint} isRequired={isRequired} label={label}>
      {(ids) => <input className={clsx(controlStyle, "h-10", className)} {...ids} {...rest} />}
    </Field>
  );
}
