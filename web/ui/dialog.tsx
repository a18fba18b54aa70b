import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";

type DialogProps = {
  isOpen: boolean;
  /** Without it the dialog cannot be dismissed. */
  onClose?: () => void;
  title: string;
  description?: string;
  children: ReactNode;
};

export function Dialog({ isOpen, onClose, title, description, children }: DialogProps) {
  const stay = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => !next && onClose?.()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(13_14_19/55%)]" />
        <RadixDialog.Content
          className="fixed inset-x-0 bottom-0 z-50 max-h-[100dvh] animate-appear overflow-y-auto rounded-t-dialog border border-line bg-surface p-5 shadow-3 tablet:inset-x-4 tablet:top-[max(24px,8vh)] tablet:bottom-auto tablet:mx-auto tablet:max-h-[84vh] tablet:max-w-[600px] tablet:rounded-dialog tablet:p-7"
          {...(description ? {} : { "aria-describedby": undefined })}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
        >
          <div className="flex items-start gap-4">
            <RadixDialog.Title className="heading flex-1 text-h2">{title}</RadixDialog.Title>
            {onClose && (
              <RadixDialog.Close
                aria-label="Close"
                className="-mt-1 -mr-1 grid size-9 place-items-center rounded-control text-ink-2 hover:bg-sunken dark:hover:bg-raised"
              >
                <X />
              </RadixDialog.Close>
            )}
          </div>
          {description && (
            <RadixDialog.Description className="mt-2 text-ink-2">
              {description}
            </RadixDialog.Description>
          )}
          <div className="mt-5">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
