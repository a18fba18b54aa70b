import { clsx } from "clsx";
import type { OutputStatus } from "#contract/output.ts";

type ProgressSegmentProps = { name: string; status: OutputStatus; percent: number };

const fills = {
  pending: "",
  processing: "bg-marker",
  completed: "bg-blue-fill",
  failed: "bg-red-dot",
} as const;

const stopped = { pending: 0, completed: 100, failed: 34 } as const;

export function ProgressSegment({ name, status, percent }: ProgressSegmentProps) {
  const width = status === "processing" ? percent : stopped[status];
  return (
    <li
      className={clsx(
        "grid min-w-0 content-start gap-[7px] text-meta leading-tight",
        status === "processing" && "font-[600] text-ink-1",
        status === "failed" ? "text-red" : "text-ink-2",
      )}
    >
      <span className="h-1.5 overflow-hidden rounded-full bg-sunken dark:bg-line">
        <span
          className={clsx("block h-full rounded-full", fills[status])}
          style={{ width: `${width}%` }}
        />
      </span>
      <span className="sr-only tablet:not-sr-only">
        {name}
        {status === "failed" ? ", failed" : <span className="sr-only">, {status}</span>}
      </span>
    </li>
  );
}
