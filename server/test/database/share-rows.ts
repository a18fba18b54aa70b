import { createHash, randomBytes } from "node:crypto";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";
import { roomRows } from "#server/test/database/room-rows.ts";

type FilledOrganization = { id: number; tenant: string };
type FilledRows = Awaited<ReturnType<typeof openFilledRows>>;
type FilledLink = { organizationId: number; shareLinkId: number };

const hourMs = 60 * 60 * 1_000;

/** A random token, and the hash by which a row knows it. */
function made(): { token: string; token_hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, token_hash: createHash("sha256").update(token).digest() };
}

/** Links to reports and to rooms, and those who opened them, as rows. */
export function shareRows(filled: FilledRows) {
  return {
    ...roomRows(filled),

    /** A link to all reports of a job, that nobody opened yet. */
    async shareLink(
      { id: organization_id, tenant }: FilledOrganization,
      jobId: number,
      changes: Record<string, unknown> = {},
    ): Promise<FilledLink & { token: string }> {
      const { token, token_hash } = made();
      const expires_at = new Date(Date.now() + 30 * 24 * hourMs);
      const [shareLinkId = 0] = await filled.insert("share_links", tenant, [
        { organization_id, job_id: jobId, tool_type: null, token_hash, expires_at, ...changes },
      ]);
      return { organizationId: organization_id, shareLinkId, token };
    },

    /** The cookie of somebody who opened a link. */
    async guest({ organizationId, shareLinkId }: FilledLink, endsInMs = hourMs): Promise<string> {
      const { token, token_hash } = made();
      await filled.insert("guest_sessions", "nobody", [
        {
          organization_id: organizationId,
          share_link_id: shareLinkId,
          token_hash,
          expires_at: new Date(Date.now() + endsInMs),
        },
      ]);
      return `roleprint.guest=${token}`;
    },
  };
}
