import type { SharePreviewQuery } from "#contract/share.ts";
import type { Env } from "#server/env.ts";
import type { GuestService } from "#server/features/shares/guests.service.ts";
import type { ShareService } from "#server/features/shares/shares.service.ts";
import { sendAttachment } from "#server/http/attachment.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { linkCookie } from "#server/http/link-sessions.ts";

export function shareHandlers(shares: ShareService, guests: GuestService, env: Env) {
  const what = (jobId: number, { toolType }: SharePreviewQuery) => ({
    jobId,
    toolType: toolType ?? null,
  });
  return {
    listShareLinks: ({ caller, params }) => shares.list(caller, params.jobId),
    createShareLink: ({ caller, params, body }) => shares.create(caller, params.jobId, body),

    async revokeShareLink({ caller, params: { jobId, shareLinkId } }) {
      await shares.revoke(caller, jobId, shareLinkId);
      return { ok: true };
    },

    previewShare: ({ caller, params, query }) => shares.preview(caller, what(params.jobId, query)),
    exportSharePdf: async ({ caller, params, query, reply }) =>
      sendAttachment(reply, await shares.file(caller, what(params.jobId, query), "pdf")),
    exportShareDocx: async ({ caller, params, query, reply }) =>
      sendAttachment(reply, await shares.file(caller, what(params.jobId, query), "docx")),

    introduceShare: ({ body }) => guests.introduce(body.token),

    async openShare({ body, request, reply }) {
      const session = await guests.open(body.token, request.id);
      void reply.header("set-cookie", linkCookie(env, "guest", session));
      return { ok: true };
    },

    readShare: ({ caller }) => guests.read(caller),
    downloadShare: async ({ caller, reply }) => sendAttachment(reply, await guests.file(caller)),
  } satisfies Partial<Handlers>;
}
