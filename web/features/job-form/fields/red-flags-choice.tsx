import { Controller, useFormContext } from "react-hook-form";
import { listBounds } from "#contract/limits.ts";
import { suggestedRedFlags } from "#contract/options.ts";
import type { JobValues } from "#web/features/job-form/fields/job-values.ts";
import { MultiSelectField } from "#web/ui/form/multi-select-field.tsx";

/** Red flags of an existing job: the known ones and any other (spec §2). */
export function RedFlagsChoice() {
  const { control, formState } = useFormContext<JobValues>();
  return (
    <Controller
      control={control}
      name="redFlags"
      render={({ field }) => (
        <MultiSelectField
          chosen={field.value}
          error={formState.errors.redFlags?.message}
          label="Red Flags"
          max={listBounds.redFlags}
          options={suggestedRedFlags}
          onChange={field.onChange}
        />
      )}
    />
  );
}
