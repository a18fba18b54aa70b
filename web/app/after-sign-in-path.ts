import { linkToInvitation, screens } from "#contract/screens.ts";
import { readRememberedScreen } from "#web/features/accounts/remembered-screen.ts";
import { readRememberedInvitation } from "#web/features/invitations/remembered-invitation.ts";

/** Where signing in leads: to the invitation or the screen it was done for, else to the dashboard (readings.md 11). */
export function afterSignInPath(): string {
  const invitation = readRememberedInvitation();
  if (invitation) return linkToInvitation(invitation.token);
  return readRememberedScreen() ?? screens.dashboard.path;
}
