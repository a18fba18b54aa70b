import { lazy } from "react";
import { useSession } from "#web/features/accounts/use-session.ts";

const LandingScreen = lazy(async () => ({
  default: (await import("#web/app/screens/landing-screen.tsx")).LandingScreen,
}));
const DashboardScreen = lazy(async () => ({
  default: (await import("#web/app/screens/dashboard-screen.tsx")).DashboardScreen,
}));

/** The landing page for visitors, the dashboard for people who are signed in (spec §2). */
export function HomeScreen() {
  const { user } = useSession();
  return user ? <DashboardScreen /> : <LandingScreen />;
}
