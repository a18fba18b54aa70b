import { DashboardScreen } from "#web/app/screens/dashboard-screen.tsx";
import { ReturnToLanding } from "#web/app/screens/return-to-landing.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";

/** The dashboard; the landing page is a page of its own, which the server answers to visitors (readings.md 32). */
export function HomeScreen() {
  const { user } = useSession();
  return user ? <DashboardScreen /> : <ReturnToLanding />;
}
