import type { Scope } from "#contract/programs/scopes.ts";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";
import { newApiToken } from "#server/secrets/api-token.ts";
import { hashToken } from "#server/secrets/tokens.ts";

type FilledOrganization = { id: number; tenant: string };
type FilledRows = Awaited<ReturnType<typeof openFilledRows>>;

const dayMs = 24 * 60 * 60 * 1_000;

/** Tokens of programs, as rows. */
export function tokenRows(filled: FilledRows) {
  return {
    /** One that works for 30 days, if a member made it. */
    async token(
      { id: organization_id, tenant }: FilledOrganization,
      { userId: created_by }: { userId: string | null },
      scopes: readonly Scope[] = ["jobs.read"],
      changes: Record<string, unknown> = {},
    ): Promise<{ tokenId: number; token: string }> {
      const token = newApiToken();
      const expires_at = new Date(Date.now() + 30 * dayMs);
      const [tokenId = 0] = await filled.insert("api_tokens", tenant, [
        {
          organization_id,
          token_hash: hashToken(token),
          scopes,
          created_by,
          expires_at,
          ...changes,
        },
      ]);
      return { tokenId, token };
    },
  };
}
