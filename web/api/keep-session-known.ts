import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#web/api/auth.ts";
import {
  isSessionKnown,
  knownSession,
  onSessionKnownChange,
  whenInDoubt,
} from "#web/api/session-probe.ts";

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
