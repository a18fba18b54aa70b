import { X } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import type { Job } from "#contract/job.ts";
import type { ToolType } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { ReaderTitle } from "#web/features/reader/window/reader-title.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

type ReaderWaitingProps = {
  job: Job;
  toolType: ToolType;
  organizationName: string;
  strip: ReactNode;
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** The frame of a report that was just asked for, until the code that sets it has come. */
export function ReaderWaiting(props: ReaderWaitingProps) {
  const { strip, hasFailed, onRetry, onClose, ...report } = props;
  const window = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = window.current;
    element?.showModal();
    title.current?.focus();
    // Gives the focus back to what opened it, before the report's own window takes it.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={window}
      aria-label={tools[report.toolType].fullName}
      className="m-0 size-full max-h-none max-w-none bg-surface text-ink-1"
      onCancel={onClose}
    >
      <header className="sticky top-0 z-10 border-b border-line bg-surface/95 backdrop-blur-[10px]">
        <div className="flex items-center gap-3.5 px-4 py-3 tablet:px-6">
          <ReaderTitle {...report} titleRef={title} />
          <Button
            className="max-wide:w-10 max-wide:px-0"
            icon={<X />}
            look="quiet"
            onClick={onClose}
          >
            <span className="max-wide:sr-only">Close Window</span>
          </Button>
        </div>
        {strip}
      </header>
      <div className="mx-auto grid max-w-[800px] gap-4 px-4 pt-9 tablet:px-6">
        {hasFailed ? (
          <LoadFailure text="The report could not be opened. Nothing is lost." onRetry={onRetry} />
        ) : (
          <>
            <output className="sr-only">Loading</output>
            <Skeleton className="h-8 w-4/5" />
            <Skeleton className="h-8 w-3/5" />
            <Skeleton className="mt-6 h-4 w-full" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-4/5" />
          </>
        )}
      </div>
    </dialog>
  );
}
