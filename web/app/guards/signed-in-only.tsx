import { Navigate, Outlet } from "react-router";
import { useSession } from "#web/features/accounts/use-session.ts";

type SignedInOnlyProps = { otherwise: string };

/** Screens for people who are signed in; visitors go elsewhere (readings.md 11). */
export function SignedInOnly({ otherwise }: SignedInOnlyProps) {
  const { user } = useSession();
  return user ? <Outlet /> : <Navigate replace to={otherwise} />;
}
