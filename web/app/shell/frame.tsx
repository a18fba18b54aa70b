import { Suspense, Component, useEffect, type ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorScreen } from "#web/app/screens/error-screen.tsx";
import { ReachStrip } from "#web/app/shell/reach-strip.tsx";
import { useReach } from "#web/app/shell/reach.ts";
import { Shell } from "#web/app/shell/shell.tsx";
import { useSession } from "#web/features/accounts/use-session.ts";
import { Lockup } from "#web/ui/brand/lockup.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";

/** The shell around the screens of people who are signed in, nothing around a visitor's. */
export function Frame() {
  const { isUnknown, user } = useSession();
  if (isUnknown) return <WaitingFrame />;
  const screen = (
    <ScreenBoundary failure={user ? <ScreenFailure /> : <ErrorScreen />}>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </ScreenBoundary>
  );
  return user ? <Shell user={user}>{screen}</Shell> : screen;
}

type BoundaryProps = { place: string; failure: ReactNode; children: ReactNode };

type BoundaryState = { place: string; hasFailed: boolean };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, before: BoundaryState) {
    return place === before.place ? null : { place, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}

type ScreenBoundaryProps = { failure: ReactNode; children: ReactNode };

/** Keeps a screen that breaks, or whose code does not come, within its frame; another screen begins afresh. */
function ScreenBoundary(props: ScreenBoundaryProps) {
  const { pathname } = useLocation();
  return <Boundary {...props} place={pathname} />;
}

const load = () => window.location.reload();

/** Inside the shell, where a screen broke or its code did not come. */
function ScreenFailure() {
  const isOffline = useReach() === "offline";
  useEffect(() => {
    if (!isOffline) return undefined;
    // Nothing typed stands on this screen: it may come by itself.
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [isOffline]);
  if (isOffline) {
    return (
      <EmptyState heading="h1" title="This screen has not loaded yet">
        You are offline. It comes as soon as you are back; what was loaded before can still be read.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <Button look="primary" onClick={load}>
          Load again
        </Button>
      }
      heading="h1"
      title="This screen could not be shown"
    >
      What you saved is safe. Loading the page again usually helps.
    </EmptyState>
  );
}

/** Until it is known who is here: the address stays, nothing is sent away. */
function WaitingFrame() {
  if (useReach() === "well") return <PageSpinner />;
  return (
    <>
      <header className="flex h-14 items-center border-b border-line px-4 tablet:px-6">
        <Lockup />
      </header>
      <ReachStrip className="border-b" />
      <main className="page" id="main">
        <h1 className="sr-only">Waiting for Roleprint</h1>
        <PageSpinner />
      </main>
    </>
  );
}
