import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { popoverStyle } from "#web/ui/popover-style.ts";

type MenuProps = {
  trigger: ReactNode;
  align?: "start" | "end";
  children: ReactNode;
};

/** A menu under its button. */
export function Menu({ trigger, align = "start", children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
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
