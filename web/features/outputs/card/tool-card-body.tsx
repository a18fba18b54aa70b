import type { Output, OutputStatus, PartialReport } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { CardCopies } from "#web/features/outputs/card/card-copies.tsx";
import { CardOutline } from "#web/features/outputs/card/card-outline.tsx";
import { ToolCardFailure } from "#web/features/outputs/card/tool-card-failure.tsx";
import { ToolCardFinding } from "#web/features/outputs/card/tool-card-finding.tsx";

type ToolCardBodyProps = {
  tool: Tool;
  output: Output | undefined;
  status: OutputStatus;
  partial: PartialReport | undefined;
};

const promisedSections = 4;

/** What a card says in each state of its report. */
export function ToolCardBody({ tool, output, status, partial }: ToolCardBodyProps) {
  if (status === "processing") {
    return partial ? (
      <CardOutline partial={partial} tool={tool} />
    ) : (
      <p className="mt-4 text-body text-ink-2">Writing, about {tool.estimatedSeconds} s</p>
    );
  }
  if (status === "failed") {
    return <ToolCardFailure error={output?.error ?? null} name={tool.cardName} />;
  }
  if (status === "completed") {
    const content = output?.content ?? "";
    return (
      <>
        <ToolCardFinding content={content} tool={tool} />
        <CardCopies content={content} tool={tool} />
      </>
    );
  }
  return (
    <ul aria-label="It will contain" className="mt-4 flex flex-wrap gap-1.5 text-meta text-ink-3">
      {tool.sections.slice(0, promisedSections).map((section) => (
        <li key={section.key} className="rounded-chip border border-dashed border-control px-2">
          {section.title}
        </li>
      ))}
    </ul>
  );
}
