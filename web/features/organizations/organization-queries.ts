import { query } from "#web/api/query.ts";

/** Others send invitations at any time: never taken from the cache without asking again. */
export const pendingInvitationsQuery = { ...query("listPendingInvitations"), staleTime: 0 };

/** One list for all screens: a screen that opens after it failed shows that, and asks when the person does. */
export const membershipsQuery = { ...query("listOrganizations"), retryOnMount: false };

export function organizationQuery(organizationId: number) {
  return query("getOrganization", { params: { organizationId } });
}

export function membersQuery(organizationId: number) {
  return query("listMembers", { params: { organizationId } });
}

export function invitationsQuery(organizationId: number) {
  return query("listInvitations", { params: { organizationId } });
}

/** What happened is asked for afresh whenever the list is opened. */
export function activityQuery(organizationId: number) {
  return { ...query("listActivity", { params: { organizationId } }), staleTime: 0 };
}
