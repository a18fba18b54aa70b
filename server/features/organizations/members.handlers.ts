import type { MemberService } from "#server/features/organizations/members.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function memberHandlers(members: MemberService) {
  return {
    listMembers: ({ caller, params }) => members.list(caller, params.organizationId),

    updateMember: ({ caller, params: { organizationId, membershipId }, body }) =>
      members.edit(caller, organizationId, membershipId, body),

    async removeMember({ caller, params: { organizationId, membershipId } }) {
      await members.remove(caller, organizationId, membershipId);
      return { ok: true };
    },

    async leaveOrganization({ caller, params }) {
      await members.leave(caller, params.organizationId);
      return { ok: true };
    },
  } satisfies Partial<Handlers>;
}
