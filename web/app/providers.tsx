import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "#web/app/queries.ts";
import { Router } from "#web/app/router.tsx";
import { useReach, type Reach } from "#web/app/shell/reach.ts";
import { Toasts } from "#web/app/toasts.tsx";
import { WritingStopContext } from "#web/ui/feedback/writing.ts";

const writingStops: Record<Reach, string | undefined> = {
  well: undefined,
  offline: "You are offline. Nothing can be saved until you are back.",
  unknown: "We can't reach Roleprint. Nothing can be saved until it answers.",
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
