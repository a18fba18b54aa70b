import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import type { Job } from "#contract/job.ts";
import { toolTypes, type Output } from "#contract/output.ts";
import { tools } from "#tools/catalogue.ts";
import { authorPhrase } from "#tools/author.ts";
import { ReportArticle } from "#web/features/outputs/report-article.tsx";
import { ReportJson } from "#web/features/outputs/report-json.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { RolePrint } from "#web/ui/role-print.tsx";

type ReportReaderProps = {
  job: Job;
  output: Output;
  organizationName: string;
  onClose: () => void;
};

/** One report over the whole window. */
export function ReportReader({ job, output, organizationName, onClose }: ReportReaderProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isJsonShown, setIsJsonShown] = useState(false);
  const tool = tools[output.toolType];
  const ridge = toolTypes.map((type) => (type === output.toolType ? "completed" : "pending"));
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className="fixed inset-0 z-40 scroll-pt-24 overflow-y-auto bg-surface"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            title.current?.focus();
          }}
        >
          <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line bg-surface px-4 py-3 tablet:px-6">
            <RolePrint jobId={job.id} sizePx={34} states={ridge} strokeWidth={6} />
            <div className="min-w-0 flex-1">
              <Dialog.Title
                ref={title}
                className="heading text-[1.125rem] leading-tight outline-none"
                tabIndex={-1}
              >
                {tool.fullName}
              </Dialog.Title>
              <Dialog.Description className="truncate text-meta text-ink-3">
                <span className="font-[520] text-ink-2">{job.title}</span>
                {` · ${job.location || "Remote"} · ${organizationName}`}
              </Dialog.Description>
            </div>
            <div className="flex gap-2">
              <Button look="quiet" onClick={() => setIsJsonShown(!isJsonShown)}>
                {isJsonShown ? "Hide JSON" : "View JSON"}
              </Button>
              <Button className="max-tablet:w-10 max-tablet:px-0" icon={<X />} onClick={onClose}>
                <span className="max-tablet:sr-only">Close Window</span>
              </Button>
            </div>
          </header>
          <div className="mx-auto max-w-[1056px] px-4 pt-8 pb-24 tablet:px-6">
            {isJsonShown ? (
              <ReportJson content={output.content} />
            ) : (
              <ReportArticle output={output} tool={tool}>
                <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink-3">
                  <Badge status={output.status} />
                  {output.content !== null && authorPhrase(output.content)}
                </p>
              </ReportArticle>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
