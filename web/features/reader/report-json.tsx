import { emptyTexts } from "#contract/messages.ts";
import type { ReportContent } from "#contract/output.ts";
import { scrollArea } from "#web/features/reader/value/report-table.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";

type ReportJsonProps = { content: ReportContent | null };

export function ReportJson({ content }: ReportJsonProps) {
  if (content === null) return <p className="text-ink-3">{emptyTexts.noContent}</p>;
  const text = JSON.stringify(content, null, 2);
  return (
    <div className="grid gap-3">
      <div className="justify-self-start">
        <CopyButton label="Copy JSON" text={text} />
      </div>
      <div className="flex gap-4 rounded-card bg-sunken p-4 font-mono text-tiny leading-[1.6] dark:bg-canvas">
        <pre
          aria-hidden="true"
          className="flex-none text-right text-ink-3 select-none max-tablet:hidden"
        >
          {text
            .split("\n")
            .map((_, at) => at + 1)
            .join("\n")}
        </pre>
        <pre
          className="min-w-0 flex-1 overflow-x-auto max-tablet:whitespace-pre-wrap"
          {...scrollArea("Report as JSON")}
        >
          {text}
        </pre>
      </div>
    </div>
  );
}
