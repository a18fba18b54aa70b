import { useEffect } from "react";
import { useReach } from "#web/app/shell/reach.ts";
import { Button } from "#web/ui/button/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

const load = () => window.location.reload();

/** Inside the shell, where a screen broke or its code did not come. */
export function ScreenFailure() {
  const isOffline = useReach() === "offline";
  useEffect(() => {
    if (!isOffline) return undefined;
    // Nothing typed stands on this screen: it may come by itself.
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [isOffline]);
  if (isOffline) {
    return (
      <EmptyState heading="h1" title="This screen was not loaded yet">
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
