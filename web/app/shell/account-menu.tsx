import { Building2, CircleUser, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { screens } from "#contract/screens.ts";
import { Menu, MenuItem, MenuChoice, MenuLabel, MenuSeparator } from "#web/ui/menu/menu.tsx";
import {
  chooseTheme,
  themeOptions,
  useThemeChoice,
  type ThemeChoice,
} from "#web/ui/brand/theme.ts";

/** Who is signed in, and what the shell can do for them. */
export type Account = {
  name: string;
  email: string;
  image: string | null;
  onLogout: () => void;
  onSearch: () => void;
};

export type AccountMenuProps = Account & { trigger: ReactNode };

const themeIcons = { light: <Sun />, dark: <Moon />, system: <Monitor /> } as const;

export function AccountMenu({ name, email, onLogout, trigger }: AccountMenuProps) {
  const theme = useThemeChoice();
  return (
    <Menu align="end" isOpenAtOnce trigger={trigger}>
      <MenuLabel>
        <span className="block truncate text-small font-[560] text-ink-1">Welcome, {name}</span>
        <span className="block truncate">{email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<Building2 />} to={screens.organization.path}>
        Organization
      </MenuItem>
      <MenuItem icon={<CircleUser />} to={screens.profile.path}>
        Profile
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>Theme</MenuLabel>
      <DropdownMenu.RadioGroup
        value={theme}
        onValueChange={(choice) => chooseTheme(choice as ThemeChoice)}
      >
        {themeOptions.map(({ value, label }) => (
          <MenuChoice key={value} icon={themeIcons[value]} value={value}>
            {label}
          </MenuChoice>
        ))}
      </DropdownMenu.RadioGroup>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={onLogout}>
        Logout
      </MenuItem>
    </Menu>
  );
}
