import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { useSession } from "#web/features/accounts/use-session.ts";
import { PageSpinner } from "#web/ui/page-spinner.tsx";

const Shell = lazy(async () => ({ default: (await import("#web/app/shell/shell.tsx")).Shell }));

/** The shell around the screens of people who are signed in, nothing around a visitor's. */
export function Frame() {
  const { isLoading, user } = useSession();
  if (isLoading) return <PageSpinner />;
  const screen = (
    <Suspense fallback={<PageSpinner />}>
      <Outlet />
    </Suspense>
  );
  if (!user) return screen;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Shell user={user}>{screen}</Shell>
    </Suspense>
  );
}
