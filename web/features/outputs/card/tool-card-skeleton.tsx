import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** A report's card while the reports are being loaded. */
export function ToolCardSkeleton() {
  return (
    <Card className="flex min-h-[236px] flex-col gap-3 p-5">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-3.5 w-4/5" />
      <Skeleton className="mt-10 h-8 w-full" />
      <Skeleton className="h-3.5 w-3/5" />
    </Card>
  );
}
