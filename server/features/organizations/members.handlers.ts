import type { MemberService } from "#server/features/organizations/members.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

type Names = "listMembers" | "updateMember" | "removeMember" | "leaveOrganization";

export function memberHandlers(members: MemberService): Pick<Handlers, Names> {
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
  };
}
