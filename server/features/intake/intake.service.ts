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
    takeTurn: (caller: Caller): Promise<void> =>
      attempts.take(`extract:${caller.userId}`, {
        max: env.EXTRACTS_PER_USER_PER_HOUR,
        windowSeconds: hourSeconds,
      }),

    extractText: (caller: Caller, { name, byteCount, read }: Upload) =>
      extractor.extract(caller.userId, name, { byteCount, pieces: read() }),
  };
}
