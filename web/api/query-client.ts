import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isSessionLost } from "#web/api/api-error.ts";

/** Data never goes stale, is never fetched again by itself and never retried (spec §7). */
export function createQueryClient(onSessionLost: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isSessionLost(error)) onSessionLost();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
      // Without a connection a change fails at once and is said; it is not sent later by itself.
      mutations: { networkMode: "always" },
    },
  });
}
