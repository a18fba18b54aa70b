import type { JobDescription, ReadJobDescription } from "#contract/job.ts";
import type { Membership } from "#contract/organization.ts";
import { Problem } from "#contract/problem.ts";
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

  /** The organization that lets a model read for this person, and pays for it; of several one must be named (readings.md 36). */
  async function findPayer(caller: Caller, named: number | undefined): Promise<number | undefined> {
    const memberships = await organizations.list(caller);
    const isMeant = ({ organizationId }: Membership) => organizationId === named;
    if (named !== undefined && !memberships.some(isMeant)) throw new Problem("notAMember");
    if (models.namesFor("parse").length === 0) return undefined;
    const only = memberships.length === 1 ? memberships[0]?.organizationId : undefined;
    const meant = named ?? only;
    if (meant === undefined) return undefined;
    const { id, reportWriter } = await organizations.get(caller, meant);
    return reportWriter === "model" ? id : undefined;
  }

  return {
    /** What a text says: by our own readers, who also judge what a model reads out of it. */
    async parse(
      caller: Caller,
      { jobDescriptionText: text, organizationId: named }: JobDescription,
    ): Promise<ReadJobDescription> {
      const limit = { max: env.PARSES_PER_USER_PER_HOUR, windowSeconds: hourSeconds };
      await attempts.take(`parse:${caller.userId}`, limit);
      const payer = await findPayer(caller, named);
      const { userId } = caller;
      const other =
        payer === undefined || text.trim() === ""
          ? undefined
          : await readWithModel(deps, { organizationId: payer, userId }, text);
      const { form, reading } = await documents.parser.parse(userId, text, { other });
      return { ...form.fields, quotes: form.quotes, reading };
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
