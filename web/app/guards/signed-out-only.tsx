import { Navigate, Outlet } from "react-router";
import { screens } from "#contract/screens.ts";
import { useSession } from "#web/features/accounts/use-session.ts";

/** Screens for visitors; people who are signed in go to the dashboard (readings.md 11). */
export function SignedOutOnly() {
  const { user } = useSession();
  return user ? <Navigate replace to={screens.dashboard.path} /> : <Outlet />;
}
