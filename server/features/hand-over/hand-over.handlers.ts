import type { HandOverService } from "#server/features/hand-over/hand-over.service.ts";
import { sendAttachment } from "#server/http/attachment.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function handOverHandlers(handOver: HandOverService) {
  return {
    handOverJob: async ({ caller, params, reply }) =>
      sendAttachment(reply, await handOver.file(caller, params.jobId, params.format)),
  } satisfies Partial<Handlers>;
}
