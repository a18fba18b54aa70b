import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { menuItemStyle } from "#web/ui/menu-item-style.ts";

type MenuItemProps = { icon?: ReactNode; children: ReactNode } & (
  | { to: string; onSelect?: never }
  | { to?: never; onSelect: () => void }
);

/** A line of a menu that goes somewhere or does something. */
export function MenuItem({ icon, children, to, onSelect }: MenuItemProps) {
  const line = (
    <>
      <span className="grid w-[22px] flex-none place-items-center text-ink-3">{icon}</span>
      {children}
    </>
  );
  if (to === undefined) {
    return (
      <DropdownMenu.Item className={menuItemStyle} onSelect={onSelect}>
        {line}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item asChild className={menuItemStyle}>
      <Link to={to}>{line}</Link>
    </DropdownMenu.Item>
  );
}
