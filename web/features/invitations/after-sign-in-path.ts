import { linkToInvitation, screens } from "#contract/screens.ts";
import { readRememberedInvitation } from "#web/features/invitations/remembered-invitation.ts";

/** Where signing in leads: to the dashboard (spec §4), or back to the invitation it was done for. */
export function afterSignInPath(): string {
  const invitation = readRememberedInvitation();
  return invitation ? linkToInvitation(invitation.token) : screens.dashboard.path;
}
