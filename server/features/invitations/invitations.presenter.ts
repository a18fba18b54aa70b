import type { Invitation } from "#contract/invitation.ts";
import type { InvitationRow } from "#server/features/invitations/invitations.store.ts";

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
