import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { focusFirstField, useReturnedFocus } from "#web/ui/dialog/focus.ts";
import { overlayStyle } from "#web/ui/dialog/overlay-styles.ts";

type DialogProps = {
  isOpen: boolean;
  /** Without it the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined;
  title: string;
  description?: string;
  size?: keyof typeof widths;
  children: ReactNode;
};

const widths = {
  medium: "tablet:max-w-[600px]",
  wide: "scroll-pt-6 scroll-pb-24 tablet:max-w-[760px]",
  widest: "scroll-pt-6 scroll-pb-24 tablet:max-w-[760px] laptop:max-w-[960px]",
} as const;

/** A window over the page, on phones a sheet; the focus goes back to what opened it. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, size = "medium", children } = props;
  const focus = useReturnedFocus();
  const stay = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => !next && onClose?.()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyle} />
        <RadixDialog.Content
          className={clsx(
            "fixed inset-x-0 bottom-0 z-50 max-h-[100dvh] animate-open overflow-y-auto rounded-t-dialog border border-line bg-surface p-5 shadow-3 [--actions-bottom:-1.25rem] max-tablet:animate-rise tablet:inset-x-4 tablet:top-[max(24px,8vh)] tablet:bottom-auto tablet:mx-auto tablet:max-h-[84vh] tablet:rounded-dialog tablet:p-7 tablet:[--actions-bottom:-1.75rem]",
            widths[size],
          )}
          {...(description ? {} : { "aria-describedby": undefined })}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            focusFirstField(event);
          }}
        >
          <div className="flex items-start gap-4">
            <RadixDialog.Title className="heading flex-1 text-h2 outline-none" tabIndex={-1}>
              {title}
            </RadixDialog.Title>
            {onClose && (
              <RadixDialog.Close
                aria-label="Close"
                className="-mt-1 -mr-1 grid size-9 flex-none place-items-center rounded-control text-ink-2 hover:bg-sunken max-tablet:size-10 dark:hover:bg-raised"
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

type DialogActionsProps = { children: ReactNode };

/** The buttons of a long dialog, kept in sight at its lower edge (`--actions-bottom` is where that is); to the left, where no toast covers them. */
export function DialogActions({ children }: DialogActionsProps) {
  return (
    <div className="sticky bottom-(--actions-bottom,0px) z-30 -mx-5 mt-2 -mb-5 flex flex-wrap items-center gap-2 rounded-b-[11px] border-t border-line bg-surface px-5 py-3.5 max-tablet:*:flex-1 tablet:-mx-7 tablet:-mb-7 tablet:px-7">
      {children}
    </div>
  );
}
