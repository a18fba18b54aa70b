import { Popover as RadixPopover } from "radix-ui";
import type { ReactNode } from "react";
import { popoverStyle } from "#web/ui/popover-style.ts";

type PopoverProps = { trigger: ReactNode; label: string; children: ReactNode };

/** A small dialog beside its button; it does not stop the page. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          align="start"
          aria-label={label}
          className={`${popoverStyle} w-[min(340px,calc(100vw-24px))] p-4`}
          collisionPadding={12}
          sideOffset={6}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
