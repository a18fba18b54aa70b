import { useLayoutEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { afterSignInPath } from "#web/app/after-sign-in-path.ts";
import { forgetScreen, rememberScreen } from "#web/features/accounts/remembered-screen.ts";
import { useSession } from "#web/features/accounts/use-session.ts";

type SignedInOnlyProps = { otherwise: string };

/** Screens for people who are signed in; visitors go elsewhere (readings.md 11). */
export function SignedInOnly({ otherwise }: SignedInOnlyProps) {
  const { user } = useSession();
  useRememberedScreen(user !== undefined);
  return user ? <Outlet /> : <Navigate replace to={otherwise} />;
}

/** Keeps a screen that a visitor asked for until somebody signed in has come to one (readings.md 11). */
export function useRememberedScreen(isSignedIn: boolean): void {
  const location = useLocation();
  // Before the guard's own effect has led away.
  useLayoutEffect(() => {
    if (isSignedIn) forgetScreen();
    else rememberScreen(location);
  }, [isSignedIn, location]);
}

/** Screens for visitors; people who are signed in go where they wanted to (readings.md 11). */
export function SignedOutOnly() {
  const { user } = useSession();
  return user ? <Navigate replace to={afterSignInPath()} /> : <Outlet />;
}
