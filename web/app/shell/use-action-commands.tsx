import {
  Building2,
  CircleUser,
  Keyboard,
  LayoutGrid,
  LogOut,
  MessageSquare,
  Monitor,
  Moon,
  Plus,
  Sun,
} from "lucide-react";
import { useNavigate } from "react-router";
import { screens } from "#contract/screens.ts";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import type { PaletteCommand, PaletteGroup } from "#web/features/palette/command.ts";
import { InitialTile } from "#web/ui/brand/avatar.tsx";
import { turnSingleKeys, useAreSingleKeysOn } from "#web/ui/hooks/single-keys.ts";
import { chooseTheme, themeOptions, useThemeChoice } from "#web/ui/brand/theme.ts";
import { lastMessage, showAgain } from "#web/ui/feedback/toasts.ts";

type Actions = { onHelp: () => void; onLogout: () => void };

const themeIcons = { light: <Sun />, dark: <Moon />, system: <Monitor /> } as const;

function useOrganizationCommands(): PaletteCommand[] {
  const { memberships, selected, select } = useOrganizationSelection();
  return memberships
    .filter(({ organizationId }) => organizationId !== selected?.organizationId)
    .map(({ organizationId, organization }) => ({
      id: `organization ${organizationId}`,
      label: `Switch to ${organization.name}`,
      icon: <InitialTile name={organization.name} />,
      run: () => select(organizationId),
    }));
}

function useThemeCommands(): PaletteCommand[] {
  const chosen = useThemeChoice();
  return themeOptions
    .filter(({ value }) => value !== chosen)
    .map(({ value, label }) => ({
      id: `theme ${value}`,
      label: `Theme: ${label}`,
      icon: themeIcons[value],
      run: () => chooseTheme(value),
    }));
}

function messageCommands(): PaletteCommand[] {
  const message = lastMessage();
  if (!message) return [];
  const label = "Last message";
  return [
    {
      id: label,
      label,
      detail: message.title,
      icon: <MessageSquare />,
      run: () => showAgain(message),
    },
  ];
}

export function useActionCommands({ onHelp, onLogout }: Actions): PaletteGroup[] {
  const navigate = useNavigate();
  const areSingleKeysOn = useAreSingleKeysOn();
  const organizations = useOrganizationCommands();
  const themes = useThemeCommands();
  const go = (id: string, label: string, path: string, icon: PaletteCommand["icon"]) => ({
    id,
    label,
    icon,
    run: () => void navigate(path),
  });
  return [
    {
      title: "Go to",
      commands: [
        {
          ...go("create", screens.newJob.title, screens.newJob.path, <Plus />),
          shortcut: "c",
        },
        go("dashboard", screens.dashboard.title, screens.dashboard.path, <LayoutGrid />),
        go("organization", screens.organization.title, screens.organization.path, <Building2 />),
        go("profile", screens.profile.title, screens.profile.path, <CircleUser />),
        ...organizations,
      ],
    },
    {
      title: "Do",
      commands: [
        ...messageCommands(),
        ...themes,
        { id: "help", label: "Keyboard shortcuts", icon: <Keyboard />, shortcut: "?", run: onHelp },
        {
          id: "single keys",
          label: areSingleKeysOn ? "Turn single keys off" : "Turn single keys on",
          icon: <Keyboard />,
          run: () => turnSingleKeys(!areSingleKeysOn),
        },
        { id: "logout", label: "Logout", icon: <LogOut />, run: onLogout },
      ],
    },
  ];
}
