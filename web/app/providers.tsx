import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "#web/app/queries.ts";
import { Router } from "#web/app/router.tsx";
import { Toasts } from "#web/app/toasts.tsx";

export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <Toasts />
    </QueryClientProvider>
  );
}
