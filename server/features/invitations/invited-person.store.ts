import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { invitations, organizations } from "#server/db/schema/organizations.ts";
import { users } from "#server/db/schema/people.ts";
import type { PersonDatabase, TenantDatabase } from "#server/db/tenant.ts";
import type { InvitationPlace } from "#server/features/invitations/listed-token.ts";

/** The address somebody can be invited by, in the form invitations keep it. */
export async function findAddress(db: PersonDatabase | TenantDatabase, userId: string) {
  const [row] = await db
    .select({ email: users.email, isVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return row && { ...row, email: row.email.normalize("NFKC").trim().toLowerCase() };
}

/** Open invitations to an address, as far as the person reading may see them. */
export function listInvitationsTo(db: PersonDatabase, email: string) {
  return db
    .select({ invitation: invitations, organizationName: organizations.name })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(
      and(
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, sql`now()`),
      ),
    )
    .orderBy(asc(invitations.id));
}

type PlaceRow = { organization_id: string; invitation_id: string };

function toPlace(row: PlaceRow): InvitationPlace {
  return {
    organizationId: Number(row.organization_id),
    invitationId: Number(row.invitation_id),
  };
}

/** The open invitation behind a mailed token; ids only, across organizations (a lookup function). */
export async function findByToken(
  db: PersonDatabase,
  tokenHash: Buffer,
): Promise<InvitationPlace | undefined> {
  const { rows } = await db.execute<PlaceRow>(
    sql`select * from lookup.invitation_of_token(${tokenHash})`,
  );
  return rows[0] && toPlace(rows[0]);
}

/** The newest open invitations to an address that has no account yet; ids only, across organizations. */
export async function findByAddress(db: PersonDatabase, email: string): Promise<InvitationPlace[]> {
  const { rows } = await db.execute<PlaceRow>(sql`select * from lookup.invitations_to(${email})`);
  return rows.map(toPlace);
}
