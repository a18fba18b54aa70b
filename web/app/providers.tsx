import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { times } from "#contract/limits.ts";
import { messages } from "#contract/messages.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { Router } from "#web/app/router.tsx";
import { showError } from "#web/ui/toasts.ts";

const ToastOutlet = lazy(async () => ({
  default: (await import("#web/ui/toast-outlet.tsx")).ToastOutlet,
}));

const loginPath = "/api/login";

const queryClient = createQueryClient(() => {
  showError(messages.loggedOut);
  setTimeout(() => window.location.assign(loginPath), times.afterUnauthorizedMs);
});

export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <Suspense>
        <ToastOutlet />
      </Suspense>
    </QueryClientProvider>
  );
}
