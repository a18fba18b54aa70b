import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, type ComponentType } from "react";
import { queryClient } from "#web/app/queries.ts";
import { Router } from "#web/app/router.tsx";
import { useReach, type Reach } from "#web/app/shell/reach.ts";
import { useToast } from "#web/ui/feedback/toasts.ts";
import { WritingStopContext } from "#web/ui/feedback/writing.ts";

const writingStops: Record<Reach, string | undefined> = {
  well: undefined,
  offline: "You are offline. Nothing can be saved until you are back.",
  unknown: "We can't reach Roleprint. Nothing can be saved until it is back.",
};

export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <WritingStopContext value={writingStops[useReach()]}>
        <Router />
      </WritingStopContext>
      <Toasts />
    </QueryClientProvider>
  );
}

const afterFirstScreenMs = 500;

/** Messages; their code waits until the first screen stands, or until there is one, and is asked for again if it did not come. */
function Toasts() {
  const toast = useToast();
  const [isTime, setIsTime] = useState(false);
  const [Outlet, setOutlet] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), afterFirstScreenMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (Outlet || !(isTime || toast)) return;
    const keep = ({ ToastOutlet }: { ToastOutlet: ComponentType }) => setOutlet(() => ToastOutlet);
    // Without a connection the screen goes on without it.
    import("#web/ui/feedback/toast-outlet.tsx").then(keep, () => undefined);
  }, [isTime, toast, Outlet]);
  // A dialog hides and disables everything outside it but the live regions it finds when it opens: messages stay within reach.
  return <div aria-live="off">{Outlet && <Outlet />}</div>;
}
