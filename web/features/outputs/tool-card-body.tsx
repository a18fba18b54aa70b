import type { Output, OutputStatus } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { findingOf } from "#web/features/outputs/finding.ts";

type ToolCardBodyProps = { tool: Tool; output: Output | undefined; status: OutputStatus };

const promisedSections = 4;

/** What a card says in each state of its report. */
export function ToolCardBody({ tool, output, status }: ToolCardBodyProps) {
  if (status === "processing") {
    return (
      <p className="mt-auto pt-4 text-body text-ink-2">Writing, about {tool.estimatedSeconds} s</p>
    );
  }
  if (status === "failed") {
    return (
      <p className="mt-4 rounded-control bg-red-wash px-3 py-2.5 text-small text-red">
        {output?.error ?? "This report could not be written."} Your job details are safe.
      </p>
    );
  }
  if (status === "pending") {
    return (
      <ul className="mt-4 flex flex-wrap gap-1.5 text-meta text-ink-3">
        {tool.sections.slice(1, 1 + promisedSections).map((section) => (
          <li key={section.key} className="rounded-chip border border-dashed border-control px-2">
            {section.title}
          </li>
        ))}
      </ul>
    );
  }
  const finding = output?.content ? findingOf(tool, output.content) : undefined;
  return (
    <div className="mt-auto pt-4">
      <p className="text-[0.96875rem] leading-[1.42] font-[480] text-pretty">
        {finding ?? "The report is ready to read."}
      </p>
      {output?.isOutdated && <p className="mt-2 text-meta text-ink-3">Based on an older version</p>}
    </div>
  );
}
