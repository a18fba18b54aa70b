import { RotateCw } from "lucide-react";
import type { Output } from "#contract/output.ts";
import { useProcessJob } from "#web/features/outputs/generation.ts";
import { Button } from "#web/ui/button/button.tsx";

type RetryFailedProps = { jobId: number; outputs: readonly Output[] };

/** One button for all reports that failed; a single one has its own on its card. */
export function RetryFailed({ jobId, outputs }: RetryFailedProps) {
  const { isStarting, process } = useProcessJob(jobId, { only: "failed" });
  const failed = outputs.filter((output) => output.status === "failed");
  if (failed.length < 2) return null;
  return (
    <Button icon={<RotateCw />} isBusy={isStarting} needsServer onClick={process}>
      Retry {failed.length} reports
    </Button>
  );
}
