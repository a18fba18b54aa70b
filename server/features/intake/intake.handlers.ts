import { findOptions } from "#ledger/occupations/options.ts";
import type { IntakeService } from "#server/features/intake/intake.service.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { receiveUpload } from "#server/http/upload.ts";

export function intakeHandlers(intake: IntakeService) {
  return {
    parseJobDescription: ({ caller, body }) => intake.parse(caller, body),
    findOccupations: async ({ query }) => findOptions(query.query ?? ""),

    /** The limit is asked before anything of the file is read. */
    async extractText({ caller, request }) {
      await intake.takeFromLimits(caller);
      const upload = await receiveUpload(request);
      try {
        return await intake.extractText(caller, upload);
      } finally {
        await upload.close();
      }
    },
  } satisfies Partial<Handlers>;
}
