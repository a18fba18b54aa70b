import { Popover as RadixPopover } from "radix-ui";
import { useState, type ReactNode } from "react";
import { popoverStyle } from "#web/ui/dialog/overlay-styles.ts";

type PopoverProps = {
  trigger: ReactNode;
  label: string;
  /** Whether it is open from the first moment: its button was pressed before it was loaded. */
  isOpenAtOnce?: boolean;
  /** What it holds; a function is given how to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small dialog beside its button; it does not stop the page. */
export function Popover({ trigger, label, isOpenAtOnce = false, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtOnce);
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={setIsOpen}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          align="start"
          aria-label={label}
          className={`${popoverStyle} max-h-[min(560px,var(--radix-popover-content-available-height))] w-[min(340px,calc(100vw-24px))] overflow-y-auto p-4`}
          collisionPadding={12}
          sideOffset={6}
        >
          {typeof children === "function" ? children(() => setIsOpen(false)) : children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
