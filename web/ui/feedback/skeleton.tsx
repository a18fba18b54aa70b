import { clsx } from "clsx";

type SkeletonProps = { className: string };

/** A still block where something will be; it shows itself only when the wait is noticeable. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span className="block animate-late">
      <span className={clsx("block animate-breathe rounded-chip bg-line-soft", className)} />
    </span>
  );
}
