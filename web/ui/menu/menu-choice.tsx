import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { menuItemStyle } from "#web/ui/menu/menu-item-style.ts";

type MenuChoiceProps = { value: string; icon: ReactNode; children: ReactNode };

/** One of a menu's exclusive choices; the chosen one carries a check. */
export function MenuChoice({ value, icon, children }: MenuChoiceProps) {
  return (
    <DropdownMenu.RadioItem className={menuItemStyle} value={value}>
      <span className="grid w-[22px] flex-none place-items-center text-ink-3">{icon}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <DropdownMenu.ItemIndicator className="text-blue">
        <Check />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}
