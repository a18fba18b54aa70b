import type { InvitationService } from "#server/features/invitations/invitations.service.ts";
import type { JoiningService } from "#server/features/invitations/joining.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function invitationHandlers(invitations: InvitationService, joining: JoiningService) {
  return {
    inviteMember: ({ caller, params, body }) =>
      invitations.invite(caller, params.organizationId, body),

    listInvitations: ({ caller, params }) => invitations.list(caller, params.organizationId),

    resendInvitation: ({ caller, params: { organizationId, invitationId } }) =>
      invitations.resend(caller, organizationId, invitationId),

    async revokeInvitation({ caller, params: { organizationId, invitationId } }) {
      await invitations.revoke(caller, organizationId, invitationId);
      return { ok: true };
    },

    previewInvitation: ({ params }) => joining.preview(params.token),
    listPendingInvitations: ({ caller }) => joining.listPending(caller),
    acceptInvitation: ({ caller, body }) => joining.accept(caller, body.token),
  } satisfies Partial<Handlers>;
}
