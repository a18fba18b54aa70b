import type { ReactNode } from "react";
import type { SessionUser } from "#web/api/auth.ts";
import { SkipLink } from "#web/app/shell/skip-link.tsx";
import { TopBar } from "#web/app/shell/top-bar.tsx";
import { SelectionProvider } from "#web/features/organizations/selection-provider.tsx";

type ShellProps = { user: SessionUser; children: ReactNode };

/** The frame of every signed-in screen. */
export function Shell({ user, children }: ShellProps) {
  return (
    <SelectionProvider>
      <SkipLink />
      <TopBar user={user} />
      <main className="page" id="main">
        {children}
      </main>
    </SelectionProvider>
  );
}
