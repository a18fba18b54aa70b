import { Dialog } from "radix-ui";
import { useRef, useState, type ReactNode } from "react";
import type { Job } from "#contract/job.ts";
import type { Output, ToolType } from "#contract/output.ts";
import { ReaderPage } from "#web/features/reader/window/reader-page.tsx";
import { useReturnedFocus } from "#web/ui/dialog/focus.ts";
import "#web/features/reader/reader.css";

// In the same file as the window: two that share most of their parts are split into many small ones.
export { copyOfShared, SharedPaper } from "#web/features/reader/shared-reports.tsx";

export type ReaderWindowProps = {
  job: Job;
  outputs: readonly Output[];
  toolType: ToolType;
  organizationName: string;
  /** The sections finished so far of a report under way. */
  written: Readonly<Record<string, unknown>> | undefined;
  strip: ReactNode;
  /** The dialog that shares the report, while it is open. */
  share: ReactNode;
  onShare: () => void;
  onClose: () => void;
  onSwitch: (toolType: ToolType) => void;
  onRegenerate: (toolType: ToolType, only?: "changed") => void;
};

/** One report over the whole window; its address can be linked, down to the section. */
export function ReaderWindow({ outputs, toolType, onClose, ...rest }: ReaderWindowProps) {
  const page = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [editingKey, setEditingKey] = useState<string>();
  const focus = useReturnedFocus();
  const output = outputs.find((one) => one.toolType === toolType);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={page}
          className="reader fixed inset-0 z-40 scroll-pt-[120px] overflow-y-auto bg-surface outline-none"
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            if (editingKey === undefined) return;
            event.preventDefault();
            setEditingKey(undefined);
          }}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            event.preventDefault();
            title.current?.focus({ preventScroll: true });
          }}
        >
          {output && (
            <ReaderPage
              key={output.id}
              {...rest}
              editingKey={editingKey}
              output={output}
              outputs={outputs}
              page={page}
              titleRef={title}
              onClose={onClose}
              onEdit={setEditingKey}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
