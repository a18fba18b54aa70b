import { Suspense } from "react";
import { Outlet } from "react-router";
import { ErrorScreen } from "#web/app/screens/error-screen.tsx";
import { ScreenBoundary } from "#web/app/shell/screen-boundary.tsx";
import { ScreenFailure } from "#web/app/shell/screen-failure.tsx";
import { Shell } from "#web/app/shell/shell.tsx";
import { WaitingFrame } from "#web/app/shell/waiting-frame.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";

/** The shell around the screens of people who are signed in, nothing around a visitor's. */
export function Frame() {
  const { isUnknown, user } = useSession();
  if (isUnknown) return <WaitingFrame />;
  const screen = (
    <ScreenBoundary failure={user ? <ScreenFailure /> : <ErrorScreen />}>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </ScreenBoundary>
  );
  return user ? <Shell user={user}>{screen}</Shell> : screen;
}
