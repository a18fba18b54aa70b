import { Navigate, Outlet } from "react-router";
import { useSession } from "#web/features/accounts/use-session.ts";
import { afterSignInPath } from "#web/app/after-sign-in-path.ts";

/** Screens for visitors; people who are signed in go where they wanted to (readings.md 11). */
export function SignedOutOnly() {
  const { user } = useSession();
  return user ? <Navigate replace to={afterSignInPath()} /> : <Outlet />;
}
