import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";

type MenuLabelProps = { children: ReactNode };

export function MenuLabel({ children }: MenuLabelProps) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-meta text-ink-3">
      {children}
    </DropdownMenu.Label>
  );
}
