import { lazy, Suspense } from "react";
import { Route, Routes, Outlet } from "react-router";
import { screens } from "#contract/screens.ts";
import { BrowserRouter, ScrollToTop } from "#web/app/browser-router.tsx";
import { SignedInOnly, SignedOutOnly } from "#web/app/guards.tsx";
import { DashboardScreen } from "#web/app/screens/dashboard-screen.tsx";
import { HomeScreen } from "#web/app/screens/dashboard-screen.tsx";
import { Frame } from "#web/app/shell/frame.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";

const AdminScreen = lazy(async () => ({
  default: (await import("#web/app/screens/admin-screen.tsx")).AdminScreen,
}));
const AuthScreen = lazy(async () => ({
  default: (await import("#web/app/screens/auth-screen.tsx")).AuthScreen,
}));
const ConsentScreen = lazy(async () => ({
  default: (await import("#web/app/screens/consent-screen.tsx")).ConsentScreen,
}));
const InviteScreen = lazy(async () => ({
  default: (await import("#web/app/screens/invite-screen.tsx")).InviteScreen,
}));
const JobScreen = lazy(async () => ({
  default: (await import("#web/app/screens/job-screen.tsx")).JobScreen,
}));
const NewJobScreen = lazy(async () => ({
  default: (await import("#web/app/screens/new-job-screen.tsx")).NewJobScreen,
}));
const NotFoundScreen = lazy(async () => ({
  default: (await import("#web/app/screens/not-found-screen.tsx")).NotFoundScreen,
}));
const OrganizationScreen = lazy(async () => ({
  default: (await import("#web/app/screens/organization-screen.tsx")).OrganizationScreen,
}));
const PdfTestScreen = lazy(async () => ({
  default: (await import("#web/app/screens/pdf-test-screen.tsx")).PdfTestScreen,
}));
const ProfileScreen = lazy(async () => ({
  default: (await import("#web/app/screens/profile-screen.tsx")).ProfileScreen,
}));
const ReadingScreen = lazy(async () => ({
  default: (await import("#web/app/screens/reading-screen.tsx")).ReadingScreen,
}));
const VisitorScreen = lazy(async () => ({
  default: (await import("#web/app/visitor-screens.tsx")).VisitorScreen,
}));
const visitorScreens = ["resetPassword", "shared", "room", "verify", "terms", "privacy"] as const;
const WorkbenchScreen = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import("#web/app/workbench/workbench-screen.tsx")).WorkbenchScreen,
    }))
  : undefined;

/** Every screen by its path; each is loaded when it is opened. */
export function Router() {
  return (
    <BrowserRouter>
      <ScrollToTop />
      <Routes>
        <Route element={<Frame />}>
          <Route element={<HomeScreen />} path={screens.home.path} />
          <Route element={<ProfileScreen />} path={screens.profile.path} />
          <Route element={<InviteScreen />} path={screens.invite.path} />
          <Route element={<SignedOutOnly />}>
            <Route element={<AuthScreen tab="signIn" />} path={screens.signIn.path} />
            <Route element={<AuthScreen tab="signIn" />} path={screens.auth.path} />
            <Route element={<AuthScreen tab="signUp" />} path={screens.signUp.path} />
          </Route>
          <Route element={<SignedInOnly otherwise={screens.home.path} />}>
            <Route element={<JobScreen />} path={screens.job.path} />
            <Route element={<ReadingScreen />} path={screens.reading.path} />
          </Route>
          <Route element={<SignedInOnly otherwise={screens.signIn.path} />}>
            <Route element={<DashboardScreen />} path={screens.dashboard.path} />
            <Route element={<NewJobScreen />} path={screens.newJob.path} />
            <Route element={<OrganizationScreen />} path={screens.organization.path} />
            <Route element={<ConsentScreen />} path={screens.consent.path} />
            <Route element={<AdminScreen />} path={screens.admin.path} />
            <Route element={<PdfTestScreen />} path={screens.pdfTest.path} />
          </Route>
          <Route element={<NotFoundScreen />} path="*" />
        </Route>
        <Route element={<BareFrame />}>
          {visitorScreens.map((name) => (
            <Route key={name} element={<VisitorScreen name={name} />} path={screens[name].path} />
          ))}
          {WorkbenchScreen && <Route element={<WorkbenchScreen />} path="/dev/ui" />}
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

/** Screens that look the same for everybody, signed in or not. */
function BareFrame() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Outlet />
    </Suspense>
  );
}
