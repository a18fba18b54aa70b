import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState, type ReactNode } from "react";
import { overlayStyle } from "#web/ui/dialog/overlay-styles.ts";

type SheetProps = {
  trigger: ReactNode;
  title: string;
  /** Whether it is open from the first moment: its button was pressed before it was loaded. */
  isOpenAtOnce?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A phone's menu: it rises from the bottom edge. */
export function Sheet({ trigger, title, isOpenAtOnce = false, children }: SheetProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtOnce);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyle} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] animate-rise overflow-y-auto rounded-t-dialog border border-line bg-surface p-4 pb-8 shadow-3"
        >
          <div className="mb-3 flex items-center gap-3">
            <Dialog.Title className="heading min-w-0 flex-1 text-h3">{title}</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-10 flex-none place-items-center rounded-control text-ink-2 hover:bg-sunken dark:hover:bg-raised"
            >
              <X />
            </Dialog.Close>
          </div>
          {children(() => setIsOpen(false))}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
