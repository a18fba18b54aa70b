import { clsx } from "clsx";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Output } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { saveReportAsText } from "#web/features/outputs/save-text.ts";
import { ToolCardActions } from "#web/features/outputs/tool-card-actions.tsx";
import { ToolCardBody } from "#web/features/outputs/tool-card-body.tsx";
import { useGenerate } from "#web/features/outputs/use-generate.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

type ToolCardProps = { job: Job; tool: Tool; output: Output | undefined; onView: () => void };

/** One report of a job: what it is, how far it is and what can be done with it (spec §4). */
export function ToolCard({ job, tool, output, onView }: ToolCardProps) {
  const { isStarting, generate } = useGenerate(job.id, tool);
  const status = isStarting ? "processing" : (output?.status ?? "pending");
  const number = String(toolTypes.indexOf(tool.key) + 1).padStart(2, "0");
  const headingId = `tool-${tool.key}`;
  return (
    <Card
      as="article"
      aria-busy={status === "processing"}
      aria-labelledby={headingId}
      className={clsx("flex min-w-0 flex-col", status === "processing" && "border-blue-t2")}
    >
      <div className="flex flex-1 flex-col px-5 pt-[18px] pb-4">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span aria-hidden="true" className="font-mono text-tiny text-ink-3">
            {number}
          </span>
          <h3 className="heading text-h3" id={headingId}>
            {tool.cardName}
            {tool.isOptional && (
              <span className="ml-2 font-sans text-meta font-normal tracking-normal text-ink-3">
                (Optional)
              </span>
            )}
          </h3>
          <span className="ml-auto">
            <Badge status={status} />
          </span>
        </div>
        <p className="mt-1 text-small text-pretty text-ink-3">{tool.description}</p>
        <ToolCardBody output={output} status={status} tool={tool} />
      </div>
      <div className="flex min-h-[53px] flex-wrap items-center gap-1 border-t border-line-soft px-4 py-2.5">
        <ToolCardActions
          estimatedSeconds={tool.estimatedSeconds}
          hasEarlierReport={output !== undefined && output.content !== null}
          status={status}
          onGenerate={generate}
          onSaveText={() => output && saveReportAsText(job, output)}
          onView={onView}
        />
      </div>
    </Card>
  );
}
