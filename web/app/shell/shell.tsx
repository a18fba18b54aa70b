import { useState, type ReactNode } from "react";
import type { SessionUser } from "#web/api/auth.ts";
import { useLoadAhead } from "#web/app/load-ahead.ts";
import { ReachStrip } from "#web/app/shell/reach-strip.tsx";
import { Shortcuts, type OpenedShortcut } from "#web/app/shell/shortcuts.tsx";
import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { SpendingWatch } from "#web/app/shell/spending-watch.tsx";
import { TopBar } from "#web/app/shell/top-bar.tsx";
import { useSignOut } from "#web/features/accounts/use-sign-out.ts";
import { SelectionProvider } from "#web/features/organizations/choose/selection-provider.tsx";

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

/** The frame of every signed-in screen. */
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
