import { QueryClientProvider } from "@tanstack/react-query";
import { times } from "#contract/limits.ts";
import { messages } from "#contract/messages.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { Router } from "#web/app/router.tsx";
import { Toasts } from "#web/app/toasts.tsx";
import { showError } from "#web/ui/toasts.ts";

const loginPath = "/api/login";

let isLeaving = false;

/** Said once, however many calls notice it; what was typed stays in the tab's storage. */
function leaveForLogin(): void {
  if (isLeaving) return;
  isLeaving = true;
  showError(messages.loggedOut);
  setTimeout(() => window.location.assign(loginPath), times.afterUnauthorizedMs);
}

const queryClient = createQueryClient(leaveForLogin);

export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <Toasts />
    </QueryClientProvider>
  );
}
