import { Problem } from "#contract/problem.ts";
import type { ApiToken, NewApiToken, TokenForm } from "#contract/programs/token.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { tokenStore, type TokenRow } from "#server/features/tokens/tokens.store.ts";
import { newApiToken } from "#server/secrets/api-token.ts";
import { hashToken } from "#server/secrets/tokens.ts";

export type TokenService = ReturnType<typeof tokenService>;

/** An organization's tokens, as its admins make and end them. */
export function tokenService({ env, tenant }: Pick<Deps, "env" | "tenant">) {
  return {
    list: (caller: Caller, organizationId: number): Promise<ApiToken[]> =>
      tenant.of(caller, { organizationId }, "token.read", async (db) =>
        (await tokenStore(db).list()).map(presentToken),
      ),

    create: (caller: Caller, organizationId: number, form: TokenForm): Promise<NewApiToken> =>
      tenant.of(caller, { organizationId }, "token.create", async (db, { record }) => {
        const limit = perHour(env.TOKENS_PER_USER_PER_HOUR);
        await takeFromLimit(db, `tokens:${caller.userId}`, limit);
        const token = newApiToken();
        const row = await tokenStore(db).create({
          ...form,
          tokenHash: hashToken(token),
          end: token.slice(-4),
          createdBy: caller.userId,
        });
        await record({ object: `token:${row.id}`, after: form });
        return { ...presentToken(row), token };
      }),

    end: (caller: Caller, organizationId: number, tokenId: number): Promise<ApiToken> =>
      tenant.of(caller, { organizationId }, "token.revoke", async (db, { record }) => {
        const row = await tokenStore(db).end(tokenId);
        if (!row) throw new Problem("notFound");
        const ended = presentToken(row);
        await record({ object: `token:${tokenId}`, after: ended });
        return ended;
      }),
  };
}

function presentToken(row: TokenRow): ApiToken {
  const { revokedAt, expiresAt, createdAt, lastUsedAt, ...token } = row;
  return {
    ...token,
    createdAt: createdAt.toISOString(),
    endsAt: (revokedAt ?? expiresAt).toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
