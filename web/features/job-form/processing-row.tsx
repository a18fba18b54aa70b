import { Check, X } from "lucide-react";
import type { OutputStatus } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { statusLabels } from "#web/features/job-form/turns.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

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

export function ProcessingRow({ tool, status }: ProcessingRowProps) {
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
