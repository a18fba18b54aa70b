import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { Scope } from "#contract/programs/scopes.ts";
import { ours } from "#server/db/ours.ts";
import { users } from "#server/db/schema/people.ts";
import { apiTokens } from "#server/db/schema/tokens.ts";
import type { PersonDatabase, TenantDatabase } from "#server/db/tenant.ts";
import { OwnFault } from "#server/own-fault.ts";

export type TokenRow = Awaited<ReturnType<typeof selectTokens>>[number];

const mostListed = 200;

/** Ended by an admin, by its date, or because whoever made it left. */
const isEnded = sql<boolean>`(${apiTokens.revokedAt} is not null or ${apiTokens.expiresAt} <= now() or ${apiTokens.createdBy} is null)`;

const listed = {
  id: apiTokens.id,
  name: apiTokens.name,
  end: apiTokens.end,
  scopes: apiTokens.scopes,
  createdByName: users.name,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  revokedAt: apiTokens.revokedAt,
  lastUsedAt: apiTokens.lastUsedAt,
  isEnded,
};

function selectTokens(db: TenantDatabase, ...isMeant: SQL[]) {
  return db
    .select(listed)
    .from(apiTokens)
    .leftJoin(users, eq(users.id, apiTokens.createdBy))
    .where(and(ours(db, apiTokens), ...isMeant))
    .orderBy(desc(apiTokens.id))
    .limit(mostListed);
}

export function tokenStore(db: TenantDatabase) {
  async function find(id: number): Promise<TokenRow | undefined> {
    const [row] = await selectTokens(db, eq(apiTokens.id, id));
    return row;
  }

  return {
    async create(token: {
      name: string;
      tokenHash: Buffer;
      end: string;
      scopes: Scope[];
      createdBy: string;
      days: number;
    }) {
      const { days, ...row } = token;
      const expiresAt = sql`now() + make_interval(days => ${days})`;
      const [made] = await db
        .insert(apiTokens)
        .values({ ...row, organizationId: db.organizationId, expiresAt })
        .returning({ id: apiTokens.id });
      const stored = made && (await find(made.id));
      if (!stored) throw new OwnFault("the token was not stored");
      return stored;
    },

    /** Those that work, and those that ended in the last 30 days. */
    list: () =>
      selectTokens(
        db,
        sql`least(${apiTokens.expiresAt}, ${apiTokens.revokedAt}) > now() - interval '30 days'`,
      ),

    /** The first time counts. */
    async end(id: number): Promise<TokenRow | undefined> {
      await db
        .update(apiTokens)
        .set({ revokedAt: sql`coalesce(${apiTokens.revokedAt}, now())` })
        .where(and(ours(db, apiTokens), eq(apiTokens.id, id)));
      return find(id);
    },

    async endAllOf(userId: string): Promise<void> {
      await db
        .update(apiTokens)
        .set({ revokedAt: sql`coalesce(${apiTokens.revokedAt}, now())` })
        .where(and(ours(db, apiTokens), eq(apiTokens.createdBy, userId)));
    },

    async noteUse(id: number): Promise<void> {
      await db
        .update(apiTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(and(ours(db, apiTokens), eq(apiTokens.id, id)));
    },
  };
}

/** What a token opens while it holds; across organizations (a lookup function). */
export async function findToken(db: PersonDatabase, tokenHash: Buffer) {
  const { rows } = await db.execute<{
    organization_id: string;
    token_id: string;
    user_id: string;
    scopes: string[];
    is_quiet: boolean;
  }>(sql`select * from lookup.token_of_hash(${tokenHash})`);
  const [row] = rows;
  return (
    row && {
      organizationId: Number(row.organization_id),
      tokenId: Number(row.token_id),
      userId: row.user_id,
      scopes: Scope.array().parse(row.scopes),
      isQuiet: row.is_quiet,
    }
  );
}
