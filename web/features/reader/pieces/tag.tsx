import { clsx } from "clsx";
import type { ReactNode } from "react";

type TagProps = { isDashed?: boolean; children: ReactNode };

/** A word or two with a border; dashed where it is a judgement. */
export function Tag({ isDashed = false, children }: TagProps) {
  return (
    <span
      className={clsx(
        "inline-flex min-h-6 items-center gap-1.5 rounded-chip border px-2 text-tiny text-ink-2",
        isDashed ? "border-dashed border-control" : "border-line",
      )}
    >
      {children}
    </span>
  );
}
