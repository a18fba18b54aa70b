import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "#web/ui/button/link.tsx";
import { menuItemStyle } from "#web/ui/menu/menu-item-style.ts";
import { useWritingStop } from "#web/ui/feedback/writing.ts";

type MenuItemProps = { icon?: ReactNode; children: ReactNode } & (
  | { to: string; onSelect?: never; needsServer?: never }
  /** `needsServer`: what it begins must reach the server; in an outage it rests and says why. */
  | { to?: never; onSelect: () => void; needsServer?: boolean }
);

/** A line of a menu that goes somewhere or does something. */
export function MenuItem({ icon, children, to, onSelect, needsServer }: MenuItemProps) {
  const writingStop = useWritingStop();
  const reason = needsServer ? writingStop : undefined;
  const line = (
    <>
      <span className="grid w-[22px] flex-none place-items-center text-ink-3">{icon}</span>
      {children}
    </>
  );
  if (to === undefined) {
    return (
      <DropdownMenu.Item
        className={menuItemStyle}
        disabled={reason !== undefined}
        title={reason}
        onSelect={onSelect}
      >
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
