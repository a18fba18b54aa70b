import { clsx } from "clsx";
import { useFormContext } from "react-hook-form";
import type { JobValues, TextName } from "#web/features/job-form/fields/job-values.ts";
import { useMark, ReadMark } from "#web/features/job-form/fields/read-mark.tsx";
import { TextField, TextAreaField } from "#web/ui/form/text-field.tsx";

type JobTextFieldProps = {
  name: TextName;
  label: string;
  isRequired?: boolean;
  hint?: string;
  placeholder?: string;
};

export function JobTextField({ name, ...rest }: JobTextFieldProps) {
  const { register, formState } = useFormContext<JobValues>();
  const quote = useMark(name);
  return (
    <TextField
      aside={quote !== undefined && <ReadMark quote={quote} />}
      autoComplete="off"
      className={quote === undefined ? undefined : "animate-flash"}
      error={formState.errors[name]?.message}
      {...rest}
      {...register(name)}
    />
  );
}

type JobTextAreaProps = { name: TextName; label: string; hint?: string; placeholder?: string };

export function JobTextArea({ name, ...rest }: JobTextAreaProps) {
  const { register, formState } = useFormContext<JobValues>();
  const quote = useMark(name);
  return (
    <TextAreaField
      aside={quote !== undefined && <ReadMark quote={quote} />}
      className={clsx("max-h-[40vh]", quote !== undefined && "animate-flash")}
      error={formState.errors[name]?.message}
      {...rest}
      {...register(name)}
    />
  );
}
