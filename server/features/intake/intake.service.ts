import type { QuotedJobDescription } from "#contract/job.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { readWithModel } from "#server/features/intake/read-with-model.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";
import type { Upload } from "#server/http/upload.ts";

const hourSeconds = 60 * 60;

export type IntakeService = ReturnType<typeof intakeService>;

/** What people bring: files to read, descriptions to understand. */
export function intakeService(deps: Deps, organizations: OrganizationService) {
  const { env, attempts, documents, models } = deps;

  /** The organization that lets a model read for this person, and pays for it. */
  async function findPayer(caller: Caller): Promise<number | undefined> {
    if (models.namesFor("parse").length === 0) return undefined;
    const [first] = await organizations.list(caller);
    if (!first) return undefined;
    const { id, reportWriter } = await organizations.get(caller, first.organizationId);
    return reportWriter === "model" ? id : undefined;
  }

  return {
    /** What a text says: by the ledger's readers, who also judge what a model reads out of it. */
    async parse(caller: Caller, text: string): Promise<QuotedJobDescription> {
      const limit = { max: env.PARSES_PER_USER_PER_HOUR, windowSeconds: hourSeconds };
      await attempts.take(`parse:${caller.userId}`, limit);
      const organizationId = text.trim() === "" ? undefined : await findPayer(caller);
      const { userId } = caller;
      const other =
        organizationId === undefined
          ? undefined
          : await readWithModel(deps, { organizationId, userId }, text);
      const { fields, quotes } = await documents.parser.parse(userId, text, { other });
      return { ...fields, quotes };
    },

    takeTurn: (caller: Caller): Promise<void> =>
      attempts.take(`extract:${caller.userId}`, {
        max: env.EXTRACTS_PER_USER_PER_HOUR,
        windowSeconds: hourSeconds,
      }),

    extractText: (caller: Caller, { name, byteCount, read }: Upload) =>
      documents.extractor.extract(caller.userId, name, { byteCount, pieces: read() }),
  };
}
