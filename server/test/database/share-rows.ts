import type { openFilledRows } from "#server/test/database/filled-rows.ts";
import { makeToken } from "#server/test/database/link-token.ts";

type FilledOrganization = { id: number; tenant: string };
type FilledRows = Awaited<ReturnType<typeof openFilledRows>>;
type FilledLink = { organizationId: number; shareLinkId: number };

const hourMs = 60 * 60 * 1_000;

/** Links to reports, and those who opened them, as rows. */
export function shareRows(filled: FilledRows) {
  return {
    /** A link to all reports of a job, that nobody opened yet. */
    async shareLink(
      { id: organization_id, tenant }: FilledOrganization,
      jobId: number,
      changes: Record<string, unknown> = {},
    ): Promise<FilledLink & { token: string }> {
      const { token, token_hash } = makeToken();
      const expires_at = new Date(Date.now() + 30 * 24 * hourMs);
      const [shareLinkId = 0] = await filled.insert("share_links", tenant, [
        { organization_id, job_id: jobId, tool_type: null, token_hash, expires_at, ...changes },
      ]);
      return { organizationId: organization_id, shareLinkId, token };
    },

    /** The cookie of somebody who opened a link. */
    async guest({ organizationId, shareLinkId }: FilledLink, endsInMs = hourMs): Promise<string> {
      const { token, token_hash } = makeToken();
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
