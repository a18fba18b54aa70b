import type { QuotedJobDescription } from "#contract/job.ts";
import { parseDescription } from "#ledger/read/parse-description.ts";
import type { Attempts } from "#server/db/attempts.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Extractor } from "#server/documents/extract/extractor.ts";
import type { Env } from "#server/env.ts";
import type { Upload } from "#server/http/upload.ts";

const hourSeconds = 60 * 60;

export type IntakeService = ReturnType<typeof intakeService>;

/** What people bring: files to read, descriptions to understand. */
export function intakeService(env: Env, attempts: Attempts, extractor: Extractor) {
  return {
    /** What a text alone says, read by the ledger's readers. */
    async parse({ userId }: Caller, text: string): Promise<QuotedJobDescription> {
      const limit = { max: env.PARSES_PER_USER_PER_HOUR, windowSeconds: hourSeconds };
      await attempts.take(`parse:${userId}`, limit);
      const { fields, quotes } = parseDescription(text);
      return { ...fields, quotes };
    },

    takeTurn: (caller: Caller): Promise<void> =>
      attempts.take(`extract:${caller.userId}`, {
        max: env.EXTRACTS_PER_USER_PER_HOUR,
        windowSeconds: hourSeconds,
      }),

    extractText: (caller: Caller, { name, byteCount, read }: Upload) =>
      extractor.extract(caller.userId, name, { byteCount, pieces: read() }),
  };
}
