import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { popoverStyle } from "#web/ui/dialog/popover-style.ts";

type MenuProps = {
  trigger: ReactNode;
  align?: "start" | "end";
  /** Whether it is open from the first moment: its button was pressed before it was loaded. */
  isOpenAtOnce?: boolean;
  children: ReactNode;
};

/** A menu under its button. */
export function Menu({ trigger, align = "start", isOpenAtOnce = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root defaultOpen={isOpenAtOnce} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          className={`${popoverStyle} max-h-[70vh] max-w-[min(340px,calc(100vw-24px))] min-w-56 overflow-y-auto p-1.5`}
          collisionPadding={12}
          sideOffset={6}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
