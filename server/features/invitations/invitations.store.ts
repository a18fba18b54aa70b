import { and, asc, eq, exists, gt, isNotNull, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { Role } from "#contract/permissions.ts";
import { ours } from "#server/db/ours.ts";
import { invitations, memberships, organizations } from "#server/db/schema/organizations.ts";
import { users } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { linkLivesSeconds } from "#server/email/email.ts";
import { OwnFault } from "#server/own-fault.ts";

export type InvitationRow = typeof invitations.$inferSelect;

/** How somebody who joined names the invitation they came by. */
export type InvitationKey = { invitationId: number } | { tokenHash: Buffer };

export function invitationStore(db: TenantDatabase) {
  const isOpen = and(
    ours(db, invitations),
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
  );
  /** Whoever sent it is an admin and has been in the organization ever since: somebody who left and came back vouches for nothing older. */
  const isVouchedFor = exists(
    db
      .select({ id: memberships.id })
      .from(memberships)
      .where(
        and(
          ours(db, memberships),
          eq(memberships.userId, invitations.invitedBy),
          eq(memberships.role, "admin"),
          lte(memberships.createdAt, invitations.createdAt),
        ),
      ),
  );
  const isValid = and(isOpen, isVouchedFor, gt(invitations.expiresAt, sql`now()`));

  async function revoke(which: SQL | undefined): Promise<InvitationRow | undefined> {
    const [row] = await db
      .update(invitations)
      .set({ revokedAt: sql`now()` })
      .where(and(isOpen, which))
      .returning();
    return row;
  }

  return {
    revoke: (invitationId: number) => revoke(eq(invitations.id, invitationId)),
    revokeTo: (email: string) => revoke(eq(invitations.email, email)),

    async insert(
      invited: { email: string; role: Role },
      tokenHash: Buffer,
      invitedBy: string,
    ): Promise<InvitationRow> {
      const { organizationId } = db;
      const expiresAt = sql`now() + make_interval(secs => ${linkLivesSeconds.invitation})`;
      const [row] = await db
        .insert(invitations)
        .values({ ...invited, organizationId, tokenHash, invitedBy, expiresAt })
        .returning();
      if (!row) throw new OwnFault("the invitation was not stored");
      return row;
    },

    /** Expired ones are among them: they can be sent again. */
    listOpen: (): Promise<InvitationRow[]> =>
      db.select().from(invitations).where(and(isOpen, isVouchedFor)).orderBy(asc(invitations.id)),

    async findOpen(invitationId: number): Promise<InvitationRow | undefined> {
      const isThis = and(isOpen, isVouchedFor, eq(invitations.id, invitationId));
      const [row] = await db.select().from(invitations).where(isThis);
      return row;
    },

    async isValid(invitationId: number): Promise<boolean> {
      const isThis = and(isValid, eq(invitations.id, invitationId));
      const rows = await db.select({ id: invitations.id }).from(invitations).where(isThis);
      return rows.length > 0;
    },

    /** What whoever holds the link may know. */
    async preview(invitationId: number) {
      const [row] = await db
        .select({
          organizationName: organizations.name,
          inviterName: users.name,
          email: invitations.email,
          role: invitations.role,
        })
        .from(invitations)
        .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
        .innerJoin(users, eq(users.id, invitations.invitedBy))
        .where(and(isValid, eq(invitations.id, invitationId)));
      return row;
    },

    /** Uses an invitation up; of many who try at once one gets it. */
    async accept(invitationId: number, email: string): Promise<InvitationRow | undefined> {
      const [row] = await db
        .update(invitations)
        .set({ acceptedAt: sql`now()` })
        .where(and(isValid, eq(invitations.id, invitationId), eq(invitations.email, email)))
        .returning();
      return row;
    },

    async wasAccepted(key: InvitationKey, email: string): Promise<boolean> {
      const isThis =
        "tokenHash" in key
          ? eq(invitations.tokenHash, key.tokenHash)
          : eq(invitations.id, key.invitationId);
      const rows = await db
        .select({ id: invitations.id })
        .from(invitations)
        .where(
          and(
            ours(db, invitations),
            isThis,
            eq(invitations.email, email),
            isNotNull(invitations.acceptedAt),
          ),
        );
      return rows.length > 0;
    },

    async hasMember(email: string): Promise<boolean> {
      const rows = await db
        .select({ id: memberships.id })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(and(ours(db, memberships), eq(sql`lower(${users.email})`, email)));
      return rows.length > 0;
    },

    /** The names an e-mail begins with. */
    async findNames(inviterId: string) {
      const [row] = await db
        .select({ organizationName: organizations.name, inviterName: users.name })
        .from(organizations)
        .innerJoin(users, eq(users.id, inviterId))
        .where(ours(db, { organizationId: organizations.id }));
      if (!row) throw new OwnFault("the organization or the inviter is gone");
      return row;
    },
  };
}
