import type { JobDescription, ReadJobDescription } from "#contract/job.ts";
import type { Membership } from "#contract/organization.ts";
import { Problem } from "#contract/problem.ts";
import type { HeardReading, ReadLine } from "#contract/reading.ts";
import { perHour } from "#server/db/rate-limit.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { readWithModel } from "#server/features/intake/read-with-model.ts";
import {
  findConnected,
  type ModelChoice,
} from "#server/features/connections/model-choice.service.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";
import { describeFault } from "#server/log.ts";
import type { Upload } from "#server/http/upload.ts";

export type IntakeService = ReturnType<typeof intakeService>;

/** What people bring: files to read, descriptions to understand. */
export function intakeService(deps: Deps, organizations: OrganizationService, choice: ModelChoice) {
  const { env, log, rateLimiter, documents, tenant } = deps;

  /** The organization that lets a model read for this person, and pays for it; of several one must be named (readings.md 36). */
  async function findPayer(
    caller: Caller,
    memberships: Membership[],
    named: number | undefined,
  ): Promise<number | undefined> {
    const only = memberships.length === 1 ? memberships[0]?.organizationId : undefined;
    const meant = named ?? only;
    if (meant === undefined) return undefined;
    const { id, reportWriter, textReader } = await organizations.get(caller, meant);
    return reportWriter === "model" && textReader === "model" ? id : undefined;
  }

  /** What the organization's model reads in the lines; null without one. */
  async function hear(
    organizationId: number,
    userId: string,
    lines: ReadLine[],
  ): Promise<HeardReading | "failed" | null> {
    if (lines.length === 0) return null;
    const connection = await tenant.asSystem(organizationId, findConnected);
    try {
      const chosen = choice.for(connection);
      if (chosen.models.namesFor("parse").length === 0) return null;
      return await readWithModel(deps, chosen, { organizationId, userId }, lines);
    } catch (fault) {
      log.warn({ organizationId, ...describeFault(fault) }, "text not read by a model");
      return "failed";
    }
  }

  /** A call for no organization in particular counts in each of theirs: leaving it out saves nothing. */
  async function takeFromOrganizations(
    kind: "extract" | "parse",
    organizationIds: number[],
    max: number,
  ): Promise<void> {
    for (const id of organizationIds)
      await rateLimiter.take(`${kind}:organization:${id}`, perHour(max));
  }

  return {
    /** What a text says: by our own reader, and by a model that places the same lines. */
    async parse(
      caller: Caller,
      { jobDescriptionText: text, organizationId: named }: JobDescription,
    ): Promise<ReadJobDescription> {
      const { userId } = caller;
      await rateLimiter.take(`parse:${userId}`, perHour(env.PARSES_PER_USER_PER_HOUR));
      const memberships = await organizations.list(caller);
      const theirs = memberships.map(({ organizationId }) => organizationId);
      if (named !== undefined && !theirs.includes(named)) throw new Problem("notAMember");
      const meant = named === undefined ? theirs : [named];
      await takeFromOrganizations("parse", meant, env.PARSES_PER_ORGANIZATION_PER_HOUR);
      const payer = await findPayer(caller, memberships, named);
      const own = await documents.parser.parse(userId, text, {});
      const { lines } = own.reading;
      const answer = payer === undefined ? null : await hear(payer, userId, lines);
      const modelFailed = answer === "failed";
      const heard = answer === "failed" ? null : answer;
      const { form, reading } = heard ? await documents.parser.parse(userId, text, { heard }) : own;
      return { ...form.fields, quotes: form.quotes, reading, heard, modelFailed };
    },

    /** For a program, by our own reader alone: what a program sends goes to no model here. */
    async read(caller: Caller, organizationId: number, text: string) {
      const { userId } = caller;
      await tenant.in(caller, organizationId, "organization.read", async () => undefined);
      await rateLimiter.take(`parse:${userId}`, perHour(env.PARSES_PER_USER_PER_HOUR));
      await takeFromOrganizations("parse", [organizationId], env.PARSES_PER_ORGANIZATION_PER_HOUR);
      return documents.parser.parse(userId, text, {});
    },

    /** For a file to be read. */
    async takeFromLimits(caller: Caller): Promise<void> {
      await rateLimiter.take(`extract:${caller.userId}`, perHour(env.EXTRACTS_PER_USER_PER_HOUR));
      const theirs = (await organizations.list(caller)).map(({ organizationId }) => organizationId);
      await takeFromOrganizations("extract", theirs, env.EXTRACTS_PER_ORGANIZATION_PER_HOUR);
    },

    extractText: (caller: Caller, { name, byteCount, read }: Upload) =>
      documents.extractor.extract(caller.userId, name, { byteCount, pieces: read() }),
  };
}
