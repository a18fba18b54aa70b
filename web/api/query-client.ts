import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isSessionLost } from "#web/api/api-error.ts";
import { sessionQuery } from "#web/api/auth.ts";
import {
  isSessionKnown,
  knownSession,
  onSessionKnownChange,
  whenInDoubt,
} from "#web/api/session-probe.ts";

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

/** A doubtful session is asked about; when an outage is over, what failed on the screen is asked for afresh. */
export function keepSessionKnown(queryClient: QueryClient, onSessionLost: () => void): void {
  whenInDoubt(async () => {
    const session = await knownSession();
    const wasSignedIn = Boolean(queryClient.getQueryData(sessionQuery.queryKey));
    if (wasSignedIn && !session) onSessionLost();
    else queryClient.setQueryData(sessionQuery.queryKey, session);
  });
  onSessionKnownChange(() => {
    if (!isSessionKnown()) return;
    const hasFailed = ({ state }: { state: { status: string } }) => state.status === "error";
    void queryClient.refetchQueries({ type: "active", predicate: hasFailed });
  });
}
