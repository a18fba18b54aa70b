import { cva } from "class-variance-authority";
import type { JobStatus } from "#contract/job.ts";
import type { OutputStatus } from "#contract/output.ts";

type BadgeProps = {
  status: JobStatus | OutputStatus;
  /** Other words for something that is no job and no report. */
  label?: string;
};

const pill = cva(
  "inline-flex h-6 flex-none items-center gap-1.5 rounded-full pr-[9px] pl-2 text-tiny font-[560] whitespace-nowrap capitalize",
  {
    variants: {
      status: {
        completed: "bg-green-wash text-green",
        processing: "bg-blue-wash text-blue",
        draft: "bg-grey-wash text-grey",
        pending: "bg-grey-wash text-grey",
        failed: "bg-red-wash text-red",
        active: "bg-orange-wash text-orange",
        paused: "bg-yellow-wash text-yellow",
        closed: "border border-red-dot pl-[9px] text-red",
      },
    },
  },
);

const dot = cva("size-[7px]", {
  variants: {
    status: {
      completed: "rounded-full bg-green-dot",
      processing: "rounded-full bg-blue",
      draft: "rounded-full border-[1.5px] border-grey-dot",
      pending: "rounded-full border-[1.5px] border-grey-dot",
      failed: "rounded-dot bg-red-dot",
      active: "rounded-full bg-orange-dot",
      paused: "rounded-dot bg-yellow-dot",
      closed: "hidden",
    },
  },
});

/** A status as word, colour and shape; the text of a job's or report's is the raw value (spec §4). */
export function Badge({ status, label }: BadgeProps) {
  return (
    <span className={pill({ status, className: label && "normal-case" })}>
      <span aria-hidden="true" className={dot({ status })} />
      {label ?? status}
    </span>
  );
}

type CountBadgeProps = { count: number; label: string };

/** How many wait behind a tab or an item; nothing at zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-blue-fill px-1.5 text-tiny leading-none font-[620] text-white">
      {count}
      <span className="sr-only"> {label}</span>
    </span>
  );
}
