import { times } from "#contract/limits.ts";
import { messages } from "#contract/messages.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { query } from "#web/api/query.ts";
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

export const queryClient = createQueryClient(leaveForLogin);

/** Who is here and where they work is known before anything is drawn: the first screen is drawn once, not three times. */
export async function loadFirstAnswers(): Promise<void> {
  const session = await queryClient.fetchQuery(sessionQuery).catch(() => null);
  if (session) await queryClient.prefetchQuery(query("listOrganizations"));
}
