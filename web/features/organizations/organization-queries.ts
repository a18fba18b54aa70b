import { keepPreviousData } from "@tanstack/react-query";
import type { ActivityFilter } from "#contract/organization.ts";
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
export function activityQuery(organizationId: number, filter: ActivityFilter = {}) {
  const asked = query("listActivity", { params: { organizationId }, query: filter });
  return { ...asked, staleTime: 0, placeholderData: keepPreviousData };
}
