import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "#web/ui/button/link.tsx";
import { popoverStyle } from "#web/ui/dialog/overlay-styles.ts";
import { useWritingStop } from "#web/ui/feedback/writing.ts";

type MenuProps = {
  trigger: ReactNode;
  align?: "start" | "end";
  /** Whether it is open from the first moment: its button was pressed before it was loaded. */
  isOpenAtOnce?: boolean;
  children: ReactNode;
};

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

type MenuItemProps = { icon?: ReactNode; children: ReactNode } & (
  | { to: string; onSelect?: never; needsServer?: never }
  /** `needsServer`: what it begins must reach the server; in an outage it rests and says why. */
  | { to?: never; onSelect: () => void; needsServer?: boolean }
);

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

type MenuChoiceProps = {
  value: string;
  icon: ReactNode;
  /** The menu stays open: more is chosen in it. */
  onChoose?: () => void;
  children: ReactNode;
};

/** One of a menu's exclusive choices; the chosen one carries a check. */
export function MenuChoice({ value, icon, onChoose, children }: MenuChoiceProps) {
  const choose = (event: Event) => {
    if (!onChoose) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <DropdownMenu.RadioItem className={menuItemStyle} value={value} onSelect={choose}>
      <span className="grid w-[22px] flex-none place-items-center text-ink-3">{icon}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <DropdownMenu.ItemIndicator className="text-blue">
        <Check />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}

type MenuLabelProps = { children: ReactNode };

export function MenuLabel({ children }: MenuLabelProps) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-meta text-ink-3">
      {children}
    </DropdownMenu.Label>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-1 my-1.5 h-px bg-line" />;
}

const menuItemStyle =
  "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-chip px-2.5 py-1.5 text-small font-[520] outline-none select-none data-highlighted:bg-sunken dark:data-highlighted:bg-line forced-colors:data-highlighted:outline-2";
