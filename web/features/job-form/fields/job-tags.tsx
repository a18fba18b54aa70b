import { Controller, useFormContext } from "react-hook-form";
import type { JobValues, TagsName } from "#web/features/job-form/fields/job-values.ts";
import { useMark, ReadMark } from "#web/features/job-form/fields/read-mark.tsx";
import { TagField } from "#web/ui/tags/tag-field.tsx";

type JobTagsProps = {
  name: TagsName;
  label: string;
  max: number;
  suggestions?: readonly string[];
  placeholder?: string;
};

export function JobTags({ name, ...rest }: JobTagsProps) {
  const { control, formState } = useFormContext<JobValues>();
  const quote = useMark(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <TagField
          aside={<ReadMark quote={quote} />}
          className={quote === undefined ? undefined : "animate-flash"}
          error={formState.errors[name]?.message}
          tags={field.value}
          onChange={field.onChange}
          {...rest}
        />
      )}
    />
  );
}
