import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** A card to come, in the same measures. */
export function JobCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-[219px] flex-col rounded-card border border-line bg-surface px-5 pt-[18px] pb-4 shadow-1"
    >
      <div className="flex justify-between gap-3.5">
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-6 w-24 rounded-full!" />
          <Skeleton className="h-6 w-4/5" />
        </div>
        <Skeleton className="h-[60px] w-14" />
      </div>
      <div className="mt-3 grid gap-2.5">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-1.5 h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
      </div>
      <div className="mt-auto flex justify-between border-t border-line-soft pt-3.5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-32" />
      </div>
    </div>
  );
}
