import { and, desc, eq, sql, type AnyColumn } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { outputSuggestions, outputVersions, type outputs } from "#server/db/schema/outputs.ts";
import { users } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

export type VersionRow = typeof outputVersions.$inferSelect;
export type ListedVersion = Pick<VersionRow, "version" | "kind" | "gen" | "cause" | "createdAt"> & {
  authorName: string | null;
};

/** What all texts of an organization take, those that were offered too, as they are packed; none of them is read for it. */
export async function countTextBytes(db: TenantDatabase): Promise<number> {
  const { content, written } = outputVersions;
  const { before, after } = outputSuggestions;
  const bytesOf = (one: AnyColumn, other: AnyColumn) =>
    sql<number>`coalesce(sum(coalesce(pg_column_size(${one}), 0) + coalesce(pg_column_size(${other}), 0)), 0)`.mapWith(
      Number,
    );
  const kept = await db
    .select({ bytes: bytesOf(content, written) })
    .from(outputVersions)
    .where(ours(db, outputVersions));
  const offered = await db
    .select({ bytes: bytesOf(before, after) })
    .from(outputSuggestions)
    .where(ours(db, outputSuggestions));
  return [...kept, ...offered].reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whoever began a report's newest generation. */
export function askedBy({ begunBy, requestedBy }: typeof outputs.$inferSelect): string | null {
  return begunBy ?? requestedBy;
}

/**
 * Taken before the job's lock by whoever will keep a version: somebody who is being deleted takes their own row first, and
 * then those of their jobs. False when they are gone.
 */
export async function lockAuthor(db: TenantDatabase, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("key share");
  return rows.length > 0;
}

/** Every text a report has had; none is ever changed or removed while the report exists. */
export function versionStore(db: TenantDatabase, outputId: number) {
  const isOfOutput = and(ours(db, outputVersions), eq(outputVersions.outputId, outputId));
  const listed = {
    version: outputVersions.version,
    kind: outputVersions.kind,
    gen: outputVersions.gen,
    cause: outputVersions.cause,
    createdAt: outputVersions.createdAt,
    authorName: users.name,
  };

  return {
    list: (): Promise<ListedVersion[]> =>
      db
        .select(listed)
        .from(outputVersions)
        .leftJoin(users, eq(users.id, outputVersions.authorId))
        .where(isOfOutput)
        .orderBy(desc(outputVersions.version)),

    async find(version: number): Promise<(VersionRow & { authorName: string | null }) | undefined> {
      const [row] = await db
        .select({ version: outputVersions, authorName: users.name })
        .from(outputVersions)
        .leftJoin(users, eq(users.id, outputVersions.authorId))
        .where(and(isOfOutput, eq(outputVersions.version, version)));
      return row && { ...row.version, authorName: row.authorName };
    },

    /** What a generation wrote before anybody changed it, also where a person's words were kept in its place. */
    async findGenerated(gen: number): Promise<VersionRow | undefined> {
      const wasWritten = and(eq(outputVersions.gen, gen), eq(outputVersions.kind, "generated"));
      const [row] = await db.select().from(outputVersions).where(and(isOfOutput, wasWritten));
      return row && { ...row, content: row.written ?? row.content };
    },

    /** Keeps the report's present text; `gen` is the generation it comes from, not one that may be under way. */
    async keep(
      { content, version, jobRevision, ledgerId }: typeof outputs.$inferSelect,
      origin: Pick<VersionRow, "kind" | "gen" | "authorId" | "cause"> & {
        written?: VersionRow["written"];
      },
    ): Promise<void> {
      if (content === null) return;
      const { organizationId } = db;
      // Whoever asked for it may be gone by the time it is written.
      const authorId = sql`(select ${users.id} from ${users} where ${users.id} = ${origin.authorId})`;
      const text = { organizationId, outputId, version, content, jobRevision, ledgerId };
      await db.insert(outputVersions).values({ ...origin, ...text, authorId });
    },
  };
}
