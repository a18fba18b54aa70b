import { useQuery } from "@tanstack/react-query";
import { pendingInvitationsQuery } from "#web/features/organizations/organization-queries.ts";
import { CountBadge } from "#web/ui/feedback/badge.tsx";

/** How many invitations wait for the person, asked whenever it is shown. */
export function PendingCount() {
  const { data } = useQuery(pendingInvitationsQuery);
  return <CountBadge count={data?.length ?? 0} label="pending invitations" />;
}
