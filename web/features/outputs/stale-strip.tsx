import type { Output } from "#contract/output.ts";
import { countOf } from "#english/counts.ts";
import { tellWhy } from "#tools/report/staleness/changed-words.ts";
import { useProcessJob } from "#web/features/outputs/generation.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

type StaleStripProps = { jobId: number; outputs: readonly Output[] };

/** What has changed since the reports were written, how much of them rests on it, and one button for all of it. */
export function StaleStrip({ jobId, outputs }: StaleStripProps) {
  const { isStarting, process } = useProcessJob(jobId, { only: "changed" });
  const stale = outputs.filter(
    ({ staleParts, status }) => staleParts.length > 0 && status !== "processing",
  );
  if (stale.length === 0) return null;
  const parts = stale.flatMap(({ staleParts }) => staleParts);
  return (
    <div className="mb-4">
      <Notice
        action={
          <Button isBusy={isStarting} needsServer size="small" onClick={process}>
            Update what changed
          </Button>
        }
        tone="warning"
      >
        {tellWhy(parts)}. This affects {countOf(parts.length, "part")} in{" "}
        {countOf(stale.length, "report")}.
      </Notice>
    </div>
  );
}
