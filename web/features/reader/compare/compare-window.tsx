import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef } from "react";
import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { tellCause } from "#tools/report/version-cause.ts";
import { tools } from "#tools/tools.ts";
import { Differences, StillLoading } from "#web/features/reader/compare/differences.tsx";
import { useCompared, type VersionPair } from "#web/features/reader/compare/use-compared.ts";
import { VersionList, VersionMenus } from "#web/features/reader/compare/version-menus.tsx";
import { RolePrint } from "#web/ui/brand/role-print.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { useReturnedFocus } from "#web/ui/dialog/focus.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useSingleKeys } from "#web/ui/hooks/single-keys.ts";

type CompareWindowProps = {
  job: Pick<Job, "id" | "title">;
  output: Output;
  versions: VersionPair;
  onClose: () => void;
};

/** Two versions of a report over the whole window: what changed, why, and the way back by section. */
export function CompareWindow({ job, output, versions: first, onClose }: CompareWindowProps) {
  const page = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focus = useReturnedFocus();
  // The button that was pressed goes with its section.
  const compared = useCompared(output, first, () => title.current?.focus());
  const { versions, pair, sections } = compared;
  const { toolType } = output;
  const step = (by: number) => {
    const blocks = [...(page.current?.querySelectorAll<HTMLElement>("[data-change]") ?? [])];
    const here = blocks.findIndex((block) => block.contains(document.activeElement));
    const target = blocks[here < 0 ? (by > 0 ? 0 : blocks.length - 1) : here + by];
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "center" });
  };
  useSingleKeys({ n: () => step(1), p: () => step(-1) }, page);
  const newest = versions[0];
  const facts = versions.find(({ version }) => version === pair.next)?.cause?.facts ?? [];
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={page}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 overflow-y-auto bg-surface outline-none"
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            event.preventDefault();
            title.current?.focus({ preventScroll: true });
          }}
        >
          <header className="sticky top-0 z-10 border-b border-line bg-surface/95 backdrop-blur-[10px]">
            <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 px-4 py-3 tablet:px-6">
              <RolePrint
                jobId={job.id}
                sizePx={34}
                states={toolTypes.map((type) => (type === toolType ? "completed" : "pending"))}
                strokeWidth={6}
              />
              <div className="min-w-0 flex-1">
                <Dialog.Title
                  ref={title}
                  className="heading truncate text-[1.125rem] leading-tight outline-none"
                  tabIndex={-1}
                >
                  Compare versions
                </Dialog.Title>
                <p className="truncate text-meta text-ink-3">
                  <span className="font-[520] text-ink-2">{tools[toolType].fullName}</span>
                  {` · ${job.title}`}
                </p>
              </div>
              <VersionMenus
                pair={pair}
                toolType={toolType}
                versions={versions}
                onChoose={compared.setPair}
              />
              <div className="flex justify-end wide:flex-1">
                <Button className="max-tablet:w-10 max-tablet:px-0" icon={<X />} onClick={onClose}>
                  <span className="max-tablet:sr-only">Close</span>
                </Button>
              </div>
            </div>
          </header>
          <div className="mx-auto grid max-w-[1392px] justify-between gap-x-9 px-4 tablet:px-6 max-wide:max-w-[816px] wide:grid-cols-[248px_minmax(0,768px)_256px]">
            <aside aria-label="Versions" className="py-8 max-wide:hidden">
              <div className="sticky top-[97px]">
                <h3 className="mb-3 text-small font-[620]">Versions</h3>
                <VersionList pair={pair} toolType={toolType} versions={versions} />
              </div>
            </aside>
            <div className="min-w-0 pt-4 pb-24 tablet:pt-7">
              {compared.isOlderThanNow && (
                <div className="mb-5">
                  <Notice
                    isUrgent
                    action={
                      <Button size="small" onClick={compared.compareWithNow}>
                        Compare with version {output.version}
                      </Button>
                    }
                    title={`Version ${output.version} was saved meanwhile`}
                    tone="warning"
                  >
                    {newest?.version === output.version && `${tellCause(toolType, newest)}. `}
                    Nothing here has changed: you still see version {pair.mine} and version{" "}
                    {pair.next}.
                  </Notice>
                </div>
              )}
              {sections ? (
                <Differences compared={compared} output={output} sections={sections} />
              ) : (
                <StillLoading content={compared.atHand} output={output} />
              )}
            </div>
            <aside aria-label="Why it changed" className="py-8 max-wide:hidden">
              {facts.length > 0 && (
                <div className="sticky top-[97px] rounded-card bg-canvas px-4.5 py-4 text-small">
                  <h3 className="mb-2 font-[620]">Why it changed</h3>
                  <ul className="grid gap-1 text-ink-2">
                    {facts.map((label) => (
                      <li key={label}>{label}</li>
                    ))}
                  </ul>
                </div>
              )}
            </aside>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
