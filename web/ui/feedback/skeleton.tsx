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

type SkeletonRowsProps = { count: number };

/** Rows that are being loaded, in the height of the rows to come. */
export function SkeletonRows({ count }: SkeletonRowsProps) {
  return (
    <div className="grid gap-4 py-2">
      <span className="sr-only">Loading</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-4">
          <Skeleton className="size-8" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
