import type { Tenant } from "#server/db/tenant.ts";
import { invitationStore } from "#server/features/invitations/invitations.store.ts";
import { findByAddress } from "#server/features/invitations/invited-person.store.ts";

/** Whether somebody without an account holds an invitation that can be accepted. */
export async function isInvited(tenant: Tenant, email: string): Promise<boolean> {
  const places = await tenant.asPerson({ userId: "" }, (db) => findByAddress(db, email));
  for (const { organizationId, invitationId } of places) {
    const isValid = await tenant.asSystem(organizationId, (db) =>
      invitationStore(db).isValid(invitationId),
    );
    if (isValid) return true;
  }
  return false;
}
