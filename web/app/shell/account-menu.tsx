import { DropdownMenu } from "radix-ui";
import { Link } from "react-router";
import { screens } from "#contract/screens.ts";
import { Avatar } from "#web/features/accounts/avatar.tsx";
import { toggleTheme } from "#web/ui/theme.ts";

type AccountMenuProps = { name: string; image: string | null | undefined; onLogout: () => void };

const itemStyle =
  "flex h-10 cursor-pointer items-center rounded-chip px-3 text-small font-[520] outline-none data-highlighted:bg-sunken dark:data-highlighted:bg-line";

export function AccountMenu({ name, image, onLogout }: AccountMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="grid size-10 place-items-center rounded-full">
        <span className="sr-only">Account menu</span>
        <Avatar image={image} name={name} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          className="z-30 min-w-52 animate-appear rounded-card border border-line bg-raised p-1.5 shadow-2"
          sideOffset={6}
        >
          <DropdownMenu.Label className="truncate px-3 py-2 text-small text-ink-2">
            Welcome, {name}
          </DropdownMenu.Label>
          <DropdownMenu.Item asChild className={itemStyle}>
            <Link to={screens.profile.path}>Profile</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild className={itemStyle}>
            <Link to={screens.organization.path}>Organization</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item className={itemStyle} onSelect={toggleTheme}>
            Switch theme
          </DropdownMenu.Item>
          <DropdownMenu.Item className={itemStyle} onSelect={onLogout}>
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
