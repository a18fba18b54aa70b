import type { ToolType } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import type { NewShareLink, ShareLink, ShareLinkForm, SharedReports } from "#contract/share.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentFormat } from "#server/documents/render/render-program.ts";
import { readSharedReports, type Shared } from "#server/features/shares/shared-reports.ts";
import { hashToken, newToken } from "#server/secrets/tokens.ts";
import { shareStore, type ShareLinkRow } from "#server/features/shares/shares.store.ts";
import { renderShared } from "#server/features/shares/shared-file.ts";
import type { Attachment } from "#server/http/attachment.ts";

export type ShareService = ReturnType<typeof shareService>;

/** Sharing, as members do it. */
export function shareService({ env, tenant, rateLimiter, documents }: Deps) {
  async function read(db: TenantDatabase, caller: Caller, what: What): Promise<Shared> {
    const sharedBy = await shareStore(db).nameOf(caller.userId);
    const shared = await readSharedReports(db, { ...what, sharedBy });
    if (!shared) throw new Problem("notFound");
    return shared;
  }

  return {
    list: (caller: Caller, jobId: number): Promise<ShareLink[]> =>
      tenant.of(caller, { jobId }, "share.read", async (db) =>
        (await shareStore(db).list(jobId)).map(toShareLink),
      ),

    create: (caller: Caller, jobId: number, form: ShareLinkForm): Promise<NewShareLink> =>
      tenant.of(caller, { jobId }, "share.create", async (db, { record }) => {
        const { toolType, days } = form;
        const { answer } = await read(db, caller, { jobId, toolType });
        if (answer.reports.length === 0) throw new Problem("nothingToShare");
        const limit = perHour(env.SHARE_LINKS_PER_USER_PER_HOUR);
        await takeFromLimit(db, `share:user:${caller.userId}`, limit);
        const token = newToken();
        const link = await shareStore(db).create({
          jobId,
          toolType,
          days,
          tokenHash: hashToken(token),
          createdBy: caller.userId,
        });
        if (!link) throw new Problem("notFound");
        await record({ object: `job:${jobId}/share-${link.id}`, after: { toolType, days } });
        return { ...toShareLink(link), token };
      }),

    revoke: (caller: Caller, jobId: number, shareLinkId: number): Promise<void> =>
      tenant.of(caller, { jobId }, "share.revoke", async (db, { record }) => {
        if (!(await shareStore(db).revoke(jobId, shareLinkId))) throw new Problem("notFound");
        await record({ object: `job:${jobId}/share-${shareLinkId}` });
      }),

    /** What a guest would read, before anything is sent. */
    preview: (caller: Caller, what: What): Promise<SharedReports> =>
      tenant.of(caller, { jobId: what.jobId }, "share.read", async (db) => {
        const { answer } = await read(db, caller, what);
        return answer;
      }),

    async file(caller: Caller, what: What, kind: DocumentFormat): Promise<Attachment> {
      const shared = await tenant.of(caller, { jobId: what.jobId }, "share.read", (db) =>
        read(db, caller, what),
      );
      await rateLimiter.take(`export:${caller.userId}`, perHour(env.EXPORTS_PER_USER_PER_HOUR));
      const ofAll = perHour(env.EXPORTS_PER_ORGANIZATION_PER_HOUR);
      await rateLimiter.take(`export:organization:${shared.organizationId}`, ofAll);
      return renderShared(documents, caller.userId, shared, kind);
    },
  };
}

type What = { jobId: number; toolType: ToolType | null };

function toShareLink(row: ShareLinkRow): ShareLink {
  const { revokedAt, expiresAt, createdAt, lastOpenedAt, ...link } = row;
  return {
    ...link,
    createdAt: createdAt.toISOString(),
    endsAt: (revokedAt ?? expiresAt).toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  };
}
