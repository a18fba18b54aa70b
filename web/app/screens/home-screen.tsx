import { useEffect } from "react";
import { screens } from "#contract/screens.ts";
import { DashboardScreen } from "#web/app/screens/dashboard-screen.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";

/** The dashboard; the landing page is a page of its own, which the server answers to visitors (readings.md 32). */
export function HomeScreen() {
  const { user } = useSession();
  return user ? <DashboardScreen /> : <ReturnToLanding />;
}

/** Leaves the app for the landing page; a cookie that was no session was taken back with the answer that said so. */
function ReturnToLanding() {
  useEffect(() => window.location.replace(screens.home.path), []);
  return <PageSpinner />;
}
