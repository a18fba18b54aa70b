import { Navigate, Outlet } from "react-router";
import { useRememberedScreen } from "#web/app/guards/use-remembered-screen.ts";
import { useSession } from "#web/features/accounts/use-session.ts";

type SignedInOnlyProps = { otherwise: string };

/** Screens for people who are signed in; visitors go elsewhere (readings.md 11). */
export function SignedInOnly({ otherwise }: SignedInOnlyProps) {
  const { user } = useSession();
  useRememberedScreen(user !== undefined);
  return user ? <Outlet /> : <Navigate replace to={otherwise} />;
}
