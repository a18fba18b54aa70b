import { times } from "#contract/limits.ts";
import { sessionMessages } from "#contract/sign-in/session-messages.ts";
import { sessionQuery } from "#web/api/auth.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { keepSessionKnown } from "#web/api/query-client.ts";
import { isSessionKnown, onSessionKnownChange } from "#web/api/session-probe.ts";
import { rememberScreen } from "#web/features/accounts/remembered-screen.ts";
import { membershipsQuery } from "#web/features/organizations/organization-queries.ts";
import { showError } from "#web/ui/feedback/toasts.ts";

const loginPath = "/api/login";

let isLeaving = false;

/** Said once, however many calls notice it; what was typed stays in the tab's storage. */
function leaveForLogin(): void {
  if (isLeaving) return;
  isLeaving = true;
  rememberScreen(window.location);
  showError(sessionMessages.loggedOut);
  setTimeout(() => window.location.assign(loginPath), times.afterUnauthorizedMs);
}

export const queryClient = createQueryClient(leaveForLogin);
keepSessionKnown(queryClient, leaveForLogin);

/** Resolves when the first answer does not come: what can be drawn without it is drawn. */
function sessionUnknown(): Promise<null> {
  return new Promise((resolve) => {
    onSessionKnownChange(() => !isSessionKnown() && resolve(null));
  });
}

/** Who is here and where they work is known before anything is drawn: the first screen is drawn once, not three times. */
export async function loadFirstAnswers(): Promise<void> {
  const session = await Promise.race([queryClient.fetchQuery(sessionQuery), sessionUnknown()]);
  if (session) await queryClient.prefetchQuery(membershipsQuery);
}
