import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import type { JobStatus } from "#contract/job.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";

type JobStatusButtonProps = Omit<ComponentProps<"button">, "type"> & { status: JobStatus };

export function JobStatusButton({ status, ...rest }: JobStatusButtonProps) {
  return (
    <button
      className="-mx-1 inline-flex h-8 items-center gap-1 rounded-full px-1 hover:bg-sunken max-tablet:h-10 dark:hover:bg-raised"
      type="button"
      {...rest}
    >
      <span className="sr-only">Status:</span>
      <Badge status={status} />
      <ChevronDown className="text-ink-3" />
    </button>
  );
}
