import { useState, type ReactNode } from "react";
import type { SessionUser } from "#web/api/auth.ts";
import { OfflineStrip } from "#web/app/shell/offline-strip.tsx";
import { Shortcuts, type OpenedShortcut } from "#web/app/shell/shortcuts.tsx";
import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { TopBar } from "#web/app/shell/top-bar.tsx";
import { useSignOut } from "#web/features/accounts/use-sign-out.ts";
import { SelectionProvider } from "#web/features/organizations/selection-provider.tsx";

type ShellProps = { user: SessionUser; children: ReactNode };

/** The frame of every signed-in screen. */
export function Shell({ user, children }: ShellProps) {
  const logout = useSignOut();
  const [opened, setOpened] = useState<OpenedShortcut>(null);
  return (
    <SelectionProvider>
      <SkipLink />
      <TopBar user={user} onLogout={logout} onSearch={() => setOpened("palette")} />
      <OfflineStrip />
      <main className="page" id="main">
        {children}
      </main>
      <Shortcuts opened={opened} onLogout={logout} onOpen={setOpened} />
    </SelectionProvider>
  );
}
