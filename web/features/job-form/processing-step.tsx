import { useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import type { Job } from "#contract/job.ts";
import { toolTypes, type OutputStatus } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { tools } from "#tools/tools.ts";
import { query } from "#web/api/query.ts";
import { rowStatus, statusLabels, useTurns } from "#web/features/job-form/turns.ts";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { DialogActions } from "#web/ui/dialog/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { statusesInOrder } from "#web/report/states.ts";

type ProcessingStepProps = {
  job: Job;
  minutes: string;
  onOver: () => void;
  onClose: () => void;
  onLeave: () => void;
};

const askEveryMs = 1_000;

/** The six reports in their turns, each with what the server says about it (readings.md 21). */
export function ProcessingStep({ job, minutes, onOver, onClose, onLeave }: ProcessingStepProps) {
  const { turnsBegun, isOver } = useTurns({ onOver, onClose });
  const { data } = useQuery({
    ...query("getJob", { params: { jobId: job.id } }),
    refetchInterval: askEveryMs,
  });
  const states = statusesInOrder((data ?? job).outputs).map((server, index) =>
    rowStatus(index, turnsBegun, server),
  );
  const ready = states.filter((state) => state === "completed").length;
  return (
    <div className="grid gap-5">
      <div className="grid items-center gap-x-10 gap-y-4 tablet:grid-cols-[160px_minmax(0,1fr)]">
        <div className="justify-self-center">
          <RolePrint isDrawing jobId={job.id} sizePx={160} states={states} />
        </div>
        <div className="min-w-0">
          <p className="text-ink-2">
            AI processing takes {minutes} minutes. You can close this; the work goes on.
          </p>
          <ul className="mt-2 divide-y divide-line-soft">
            {toolTypes.map((toolType, index) => (
              <ProcessingRow
                key={toolType}
                status={states[index] ?? "pending"}
                tool={tools[toolType]}
              />
            ))}
          </ul>
          <output className="sr-only">{`${ready} of ${states.length} reports ready.`}</output>
        </div>
      </div>
      {isOver && (
        <Notice title="Your job is created." tone="success">
          {ready === states.length
            ? "All six reports are ready."
            : "The other reports are being written in the background."}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onLeave}>Continue in background</Button>
      </DialogActions>
    </div>
  );
}

type ProcessingRowProps = { tool: Tool; status: OutputStatus };

const icons = {
  pending: <span className="size-2 rounded-full border-[1.5px] border-grey-dot" />,
  processing: <Spinner />,
  completed: <Check />,
  failed: <X />,
} as const;

const tones = {
  pending: "text-ink-3",
  processing: "text-blue",
  completed: "text-green",
  failed: "text-red",
} as const;

function ProcessingRow({ tool, status }: ProcessingRowProps) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className={`grid size-5 flex-none place-items-center ${tones[status]}`}>
        {icons[status]}
      </span>
      <span className="min-w-0 flex-1 font-[560]">
        {tool.cardName}
        {tool.isOptional && <span className="font-normal text-ink-3"> (Optional)</span>}
      </span>
      <span className="text-meta text-ink-3">about {tool.estimatedSeconds} s</span>
      <span className={`w-[5.5rem] text-right text-small font-[560] ${tones[status]}`}>
        {statusLabels[status]}
      </span>
    </li>
  );
}
