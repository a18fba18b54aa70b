import { screens } from "#contract/screens.ts";

const dashboardPaths = new Set<string>([screens.home.path, screens.dashboard.path]);

export function isDashboard(path: string): boolean {
  return dashboardPaths.has(path);
}

/** The screen most visits begin with is fetched while the session is asked for; a failure is met again where it is used. */
export function loadDashboardEarly(): void {
  const parts = [
    import("#web/app/shell/shell.tsx"),
    import("#web/app/screens/dashboard-screen.tsx"),
  ];
  void Promise.allSettled(parts);
}
