import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { ToolType } from "#contract/output.ts";
import { ours } from "#server/db/ours.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { organizations } from "#server/db/schema/organizations.ts";
import { users } from "#server/db/schema/people.ts";
import { guestSessions, shareLinks } from "#server/db/schema/share-links.ts";
import type { PersonDatabase, TenantDatabase } from "#server/db/tenant.ts";

const mostListed = 50;

export type ShareLinkRow = Awaited<ReturnType<ReturnType<typeof shareStore>["list"]>>[number];

/** Whether a link can be opened, by the database's clock. */
const holds = and(isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, sql`now()`));

const listed = {
  id: shareLinks.id,
  toolType: shareLinks.toolType,
  createdByName: users.name,
  createdAt: shareLinks.createdAt,
  expiresAt: shareLinks.expiresAt,
  revokedAt: shareLinks.revokedAt,
  isOpen: sql<boolean>`${holds}`,
  openedCount: shareLinks.openedCount,
  lastOpenedAt: shareLinks.lastOpenedAt,
};

export function shareStore(db: TenantDatabase) {
  const select = () =>
    db.select(listed).from(shareLinks).leftJoin(users, eq(users.id, shareLinks.createdBy));

  return {
    async create(link: {
      jobId: number;
      toolType: ToolType | null;
      tokenHash: Buffer;
      createdBy: string;
      days: number;
    }) {
      const { days, ...row } = link;
      const expiresAt = sql`now() + make_interval(days => ${days})`;
      const [made] = await db
        .insert(shareLinks)
        .values({ ...row, organizationId: db.organizationId, expiresAt })
        .returning({ id: shareLinks.id });
      const [stored] = await select().where(
        and(ours(db, shareLinks), eq(shareLinks.id, made?.id ?? 0)),
      );
      return stored;
    },

    list: (jobId: number) =>
      select()
        .where(and(ours(db, shareLinks), eq(shareLinks.jobId, jobId)))
        .orderBy(desc(shareLinks.id))
        .limit(mostListed),

    /** Ends the link and every session it opened; the first time counts. */
    async revoke(jobId: number, id: number): Promise<boolean> {
      const rows = await db
        .update(shareLinks)
        .set({ revokedAt: sql`coalesce(${shareLinks.revokedAt}, now())` })
        .where(and(ours(db, shareLinks), eq(shareLinks.jobId, jobId), eq(shareLinks.id, id)))
        .returning({ id: shareLinks.id });
      await db
        .delete(guestSessions)
        .where(and(ours(db, guestSessions), eq(guestSessions.shareLinkId, id)));
      return rows.length > 0;
    },

    /** Who shares what by a link that still holds. */
    async introduce(id: number) {
      const [row] = await db
        .select({
          toolType: shareLinks.toolType,
          sharedBy: users.name,
          organizationName: organizations.name,
          title: jobs.title,
          hiringCompany: jobs.hiringCompany,
          isClientConfidential: jobs.isClientConfidential,
        })
        .from(shareLinks)
        .innerJoin(organizations, eq(organizations.id, shareLinks.organizationId))
        .innerJoin(jobs, and(ours(db, jobs), eq(jobs.id, shareLinks.jobId)))
        .leftJoin(users, eq(users.id, shareLinks.createdBy))
        .where(and(ours(db, shareLinks), eq(shareLinks.id, id), holds));
      return row;
    },

    /** Counts that a link was opened and lets its guest in; nothing when the link has just ended. */
    async open(id: number, tokenHash: Buffer, hours: number): Promise<number | undefined> {
      const [link] = await db
        .update(shareLinks)
        .set({ openedCount: sql`${shareLinks.openedCount} + 1`, lastOpenedAt: sql`now()` })
        .where(and(ours(db, shareLinks), eq(shareLinks.id, id), holds))
        .returning({ jobId: shareLinks.jobId });
      if (!link) return undefined;
      await db.insert(guestSessions).values({
        organizationId: db.organizationId,
        shareLinkId: id,
        tokenHash,
        expiresAt: sql`now() + make_interval(hours => ${hours})`,
      });
      return link.jobId;
    },

    async nameOf(userId: string): Promise<string | null> {
      const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
      return row?.name ?? null;
    },
  };
}

export type SharePlace = { organizationId: number; shareLinkId: number };

/** The link behind a token while it holds; ids only, across organizations (a lookup function). */
export async function findLink(
  db: PersonDatabase,
  tokenHash: Buffer,
): Promise<SharePlace | undefined> {
  const { rows } = await db.execute<{ organization_id: string; share_link_id: string }>(
    sql`select * from lookup.share_link_of_token(${tokenHash})`,
  );
  const [row] = rows;
  return (
    row && {
      organizationId: Number(row.organization_id),
      shareLinkId: Number(row.share_link_id),
    }
  );
}
