import { clsx } from "clsx";
import { useFormContext } from "react-hook-form";
import { urgencyOptions, workTypeOptions } from "#web/features/job-form/fields/job-choices.ts";
import type { JobValues } from "#web/features/job-form/fields/job-values.ts";
import { useMark, ReadMark } from "#web/features/job-form/fields/read-mark.tsx";
import { Segment } from "#web/ui/button/segment.tsx";
import type { Option } from "#web/ui/form/option.ts";
import { RadioTiles } from "#web/ui/form/radio-tiles.tsx";

/** Where the work is done and how much the search hurries. */
export function PaceFields() {
  return (
    <>
      <JobChoice legend="Work Type" name="workType" options={workTypeOptions} />
      <JobChoice legend="Urgency Level" name="urgencyLevel" options={urgencyOptions} />
    </>
  );
}

type JobChoiceProps = {
  name: "workType" | "urgencyLevel";
  legend: string;
  options: readonly (Option & { detail?: string })[];
};

/** One of a few, or none: a choice can be taken back. */
function JobChoice({ name, legend, options }: JobChoiceProps) {
  const { register, watch, setValue } = useFormContext<JobValues>();
  const quote = useMark(name);
  const isSet = watch(name) !== "";
  const explained = options.flatMap((option) =>
    option.detail === undefined ? [] : [{ ...option, detail: option.detail }],
  );
  return (
    <div className={clsx("relative rounded-control", quote !== undefined && "animate-flash")}>
      {explained.length > 0 ? (
        <RadioTiles
          columns="tablet:grid-cols-3"
          legend={legend}
          options={explained}
          {...register(name)}
        />
      ) : (
        <Segment legend={legend} options={options} {...register(name)} />
      )}
      <span className="absolute top-0 right-0 inline-flex items-center gap-2">
        <ReadMark quote={quote} />
        {isSet && (
          <button
            aria-label={`Clear ${legend}`}
            className="min-h-6 rounded-chip px-1 text-meta text-ink-3 underline underline-offset-2 hover:text-ink-1"
            type="button"
            onClick={() => setValue(name, "", { shouldDirty: true })}
          >
            Clear
          </button>
        )}
      </span>
    </div>
  );
}
