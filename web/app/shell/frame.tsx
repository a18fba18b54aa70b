import { Suspense } from "react";
import { Outlet } from "react-router";
import { Shell } from "#web/app/shell/shell.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";
import { PageSpinner } from "#web/ui/page-spinner.tsx";

/** The shell around the screens of people who are signed in, nothing around a visitor's. */
export function Frame() {
  const { isLoading, user } = useSession();
  if (isLoading) return <PageSpinner />;
  const screen = (
    <Suspense fallback={<PageSpinner />}>
      <Outlet />
    </Suspense>
  );
  return user ? <Shell user={user}>{screen}</Shell> : screen;
}
