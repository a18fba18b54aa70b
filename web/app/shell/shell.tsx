import { useState, lazy, Suspense, useEffect, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { screens } from "#contract/screens.ts";
import type { SessionUser } from "#web/api/auth.ts";
import { useLoadAhead } from "#web/app/load-ahead.ts";
import { ReachStrip } from "#web/app/shell/reach-strip.tsx";
import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { TopBar } from "#web/app/shell/top-bar.tsx";
import { useSignOut } from "#web/features/accounts/use-sign-out.ts";
import { SelectionProvider } from "#web/features/organizations/choose/selection-provider.tsx";
import { useOrganizationSelection } from "#web/features/organizations/choose/selection.ts";
import { sectionIds } from "#web/features/organizations/section-ids.ts";
import { useSingleKeys } from "#web/ui/hooks/single-keys.ts";

type ShellProps = { user: SessionUser; children: ReactNode };

const partsAhead = [
  () => import("#web/app/screens/job-screen.tsx"),
  () => import("#web/app/shell/account-menu.tsx"),
  () => import("#web/features/organizations/choose/organization-menu.tsx"),
  () => import("#web/app/shell/command-palette.tsx"),
  () => import("#web/app/screens/create-job-dialog.tsx"),
  () => import("#web/app/screens/new-job-screen.tsx"),
  () => import("#web/app/screens/organization-screen.tsx"),
  () => import("#web/app/screens/profile-screen.tsx"),
];

export function Shell({ user, children }: ShellProps) {
  useLoadAhead(partsAhead);
  const logout = useSignOut();
  const [opened, setOpened] = useState<OpenedShortcut>(null);
  return (
    <SelectionProvider>
      <SkipLink />
      <TopBar user={user} onLogout={logout} onSearch={() => setOpened("palette")} />
      <ReachStrip className="sticky top-14 z-10 border-b" />
      <SpendingWatch />
      <main className="page" id="main">
        {children}
      </main>
      <Shortcuts opened={opened} onLogout={logout} onOpen={setOpened} />
    </SelectionProvider>
  );
}

type OpenedShortcut = "palette" | "help" | null;

type ShortcutsProps = {
  opened: OpenedShortcut;
  onOpen: (opened: OpenedShortcut) => void;
  onLogout: () => void;
};

const CommandPalette = lazy(async () => ({
  default: (await import("#web/app/shell/command-palette.tsx")).CommandPalette,
}));
const ShortcutHelp = lazy(async () => ({
  default: (await import("#web/features/palette/shortcut-help.tsx")).ShortcutHelp,
}));

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** The keys that work on every signed-in screen, and what they open. */
function Shortcuts({ opened, onOpen, onLogout }: ShortcutsProps) {
  const navigate = useNavigate();
  useSingleKeys({
    c: () => void navigate(screens.newJob.path),
    "?": () => onOpen("help"),
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      onOpen(opened === "palette" ? null : "palette");
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [opened, onOpen]);
  const close = () => onOpen(null);
  const windows: Record<"palette" | "help", ReactNode> = {
    palette: <CommandPalette onClose={close} onHelp={() => onOpen("help")} onLogout={onLogout} />,
    help: <ShortcutHelp onClose={close} />,
  };
  return <Suspense>{opened && windows[opened]}</Suspense>;
}

const SpendingStrip = lazy(async () => ({
  default: (await import("#web/features/connections/spending-strip.tsx")).SpendingStrip,
}));

/** Warns the admins of the chosen organization before its model's cap is reached. */
function SpendingWatch() {
  const { selected } = useOrganizationSelection();
  if (selected?.role !== "admin") return null;
  return (
    <Suspense>
      <SpendingStrip
        organizationId={selected.organizationId}
        to={`${screens.organization.path}#${sectionIds.model}`}
      />
    </Suspense>
  );
}
