import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Output, OutputStatus } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { tools } from "#tools/tools.ts";
import { percentOf, writingSentence } from "#web/features/outputs/progress.ts";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { statusesInOrder } from "#web/report/states.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { useNow } from "#web/ui/time/use-now.ts";

type ProgressBannerProps = {
  jobId: number;
  outputs: readonly Output[];
  /** Beside the words. */
  action: ReactNode;
};

function statusSentence(outputs: readonly Output[], nowMs: number): ReactNode {
  const writing = outputs.filter((output) => output.status === "processing");
  if (writing.length > 0) {
    return (
      <>
        {writingSentence(writing, nowMs)}
        <span className="max-tablet:hidden">
          {" "}
          You can leave this page; work continues in the background.
        </span>
      </>
    );
  }
  if (outputs.every((output) => output.status === "completed")) {
    return "All six reports are ready to read and export.";
  }
  if (outputs.some((output) => output.status === "failed")) {
    return "Some reports failed. Retry them below; your job details are safe.";
  }
  return "Generate the missing reports below whenever you are ready.";
}

/** The job's print on the blue stage and how far its six reports are. */
export function ProgressBanner({ jobId, outputs, action }: ProgressBannerProps) {
  const states = statusesInOrder(outputs);
  const ready = states.filter((state) => state === "completed").length;
  const isWriting = states.includes("processing");
  const isComplete = ready === states.length;
  const nowMs = useNow(isWriting);
  const percents = toolTypes.map((toolType) => {
    const output = outputs.find((one) => one.toolType === toolType);
    return output?.status === "processing" ? percentOf(output, nowMs) : 0;
  });
  return (
    <Card className="mb-5 grid grid-cols-[96px_minmax(0,1fr)] overflow-hidden tablet:grid-cols-[176px_minmax(0,1fr)]">
      <div className="stage grid place-items-center p-3 [&_svg]:max-w-full tablet:min-h-[166px]">
        <RolePrint
          isDrawing={isComplete}
          jobId={jobId}
          percents={percents}
          sizePx={124}
          states={states}
          strokeWidth={4.2}
        />
      </div>
      <div className="min-w-0 self-center px-4 py-4 tablet:px-7 tablet:py-5">
        <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
          <div className="min-w-0 flex-1">
            <h2 className="heading text-[1.25rem] tablet:text-[1.5rem]">
              {isComplete ? "Print complete" : `${ready} of ${states.length} reports ready`}
            </h2>
            <p className="mt-1 text-small text-ink-2">{statusSentence(outputs, nowMs)}</p>
          </div>
          {action}
        </div>
        <ul className="mt-3 grid grid-cols-6 gap-1 tablet:mt-4 tablet:gap-2">
          {toolTypes.map((toolType, index) => (
            <ProgressSegment
              key={toolType}
              name={tools[toolType].cardName}
              percent={percents[index] ?? 0}
              status={states[index] ?? "pending"}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}

type ProgressSegmentProps = { name: string; status: OutputStatus; percent: number };

const fills = {
  pending: "",
  processing: "bg-marker",
  completed: "bg-blue-fill",
  failed: "bg-red-dot",
} as const;

const stopped = { pending: 0, completed: 100, failed: 34 } as const;

function ProgressSegment({ name, status, percent }: ProgressSegmentProps) {
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
