import { clsx } from "clsx";
import type { Job } from "#contract/job.ts";
import type { Output, PartialReport } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { isThin } from "#tools/report/thin.ts";
import type { Tool } from "#tools/tool.ts";
import { ToolCardActions } from "#web/features/outputs/card/tool-card-actions.tsx";
import { ToolCardBody } from "#web/features/outputs/card/tool-card-body.tsx";
import { percentOf, timeSpentText } from "#web/features/outputs/progress.ts";
import { useGenerate } from "#web/features/outputs/generation.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { ThinMark } from "#web/report/thin-mark.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useNow } from "#web/ui/time/use-now.ts";

type ToolCardProps = {
  job: Job;
  tool: Tool;
  output: Output | undefined;
  partial: PartialReport | undefined;
  isStartingAll: boolean;
  onView: () => void;
};

/** One report of a job: what it is, how far it is and what can be done with it (spec §4). */
export function ToolCard({ job, tool, output, partial, isStartingAll, onView }: ToolCardProps) {
  const { isStarting, generate } = useGenerate(job.id, tool);
  const isBegun = isStarting || isStartingAll;
  const status = isBegun ? "processing" : (output?.status ?? "pending");
  const isWriting = status === "processing";
  const nowMs = useNow(isWriting);
  const headingId = `tool-${tool.key}`;
  return (
    <Card
      as="article"
      aria-busy={isWriting}
      aria-labelledby={headingId}
      className={clsx(
        "relative flex min-w-0 flex-col overflow-hidden",
        isWriting && "border-blue-t2",
      )}
    >
      {isWriting && (
        <span aria-hidden="true" className="absolute inset-x-0 top-0 h-[3px] bg-line-soft">
          <span
            className="block h-full origin-left bg-blue-fill transition-transform duration-600"
            style={{
              transform: `scaleX(${isBegun || !output ? 0 : percentOf(output, nowMs) / 100})`,
            }}
          />
        </span>
      )}
      <div className="flex flex-1 flex-col px-5 pt-[18px] pb-4">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span aria-hidden="true" className="font-mono text-tiny text-ink-3">
            {String(toolTypes.indexOf(tool.key) + 1).padStart(2, "0")}
          </span>
          <h3 className="heading text-h3" id={headingId}>
            {tool.cardName}{" "}
            {tool.isOptional && (
              <span className="ml-1 font-sans text-meta font-normal tracking-normal text-ink-3">
                (Optional)
              </span>
            )}
          </h3>
          <span className="ml-auto flex gap-1.5">
            <Badge status={status} />
            {status === "completed" && isThin(output?.content ?? null) && <ThinMark />}
          </span>
        </div>
        <p className="mt-1 text-small text-pretty text-ink-3">{tool.description}</p>
        {output?.isOutdated && !isWriting && (
          <p className="mt-2 self-start rounded-chip bg-yellow-wash px-2 py-0.5 text-meta text-yellow">
            Based on an older version
            {output.staleParts.length > 0 && `: ${output.staleParts.length} to update`}
          </p>
        )}
        <ToolCardBody
          output={output}
          partial={isBegun ? undefined : partial}
          status={status}
          tool={tool}
        />
      </div>
      <div className="flex min-h-[53px] flex-wrap items-center gap-1 border-t border-line-soft px-4 py-2.5 max-tablet:gap-0 max-tablet:px-3">
        <ToolCardActions
          job={job}
          output={output}
          status={status}
          timeSpent={isBegun || !output ? "" : timeSpentText(output, nowMs)}
          tool={tool}
          onGenerate={generate}
          onView={onView}
        />
      </div>
    </Card>
  );
}

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
