import { isDeepStrictEqual } from "node:util";
import type {
  Membership,
  Organization,
  OrganizationEdit,
  OrganizationForm,
} from "#contract/organization.ts";
import type { Role } from "#contract/permissions.ts";
import { Problem } from "#contract/problem.ts";
import { perDay } from "#server/db/rate-limit.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import {
  presentMembership,
  presentOrganization,
} from "#server/features/organizations/organizations.presenter.ts";
import {
  listMemberships,
  organizationStore,
  type MembershipRow,
  type OrganizationRow,
} from "#server/features/organizations/organizations.store.ts";
import { listWrittenByModel } from "#server/features/connections/who-writes.service.ts";
import { compareAllJobs } from "#server/features/outputs/stale/compare-jobs.task.ts";
import { OwnFault } from "#server/own-fault.ts";

export type OrganizationService = ReturnType<typeof organizationService>;

export function organizationService({
  tenant,
  rateLimiter,
  queue,
  env,
  models,
}: Pick<Deps, "tenant" | "rateLimiter" | "queue" | "env" | "models">) {
  /** Taken first by everything that changes who belongs or may belong to an organization: one change at a time. */
  async function lock(db: TenantDatabase): Promise<void> {
    if (!(await organizationStore(db).lock())) throw new Problem("notFound");
  }

  /** Called with the transaction that founds or joins. */
  async function admit(db: TenantDatabase, userId: string, role: Role): Promise<MembershipRow> {
    const membership = await organizationStore(db).addMember(userId, role);
    if (!membership) throw new OwnFault("the membership was not stored");
    return membership;
  }

  /** A program's is the one it was made in. */
  async function list(caller: Caller): Promise<Membership[]> {
    const { program } = caller;
    const rows = program
      ? await tenant.in(caller, program.organizationId, "organization.read", (db) =>
          listMemberships(db, caller),
        )
      : await tenant.asPerson(caller, (db) => listMemberships(db, caller));
    return rows.map(presentMembership);
  }

  /** Limits per organization would mean nothing to somebody who founds as many as they like. */
  async function takePlace(caller: Caller): Promise<void> {
    const limit = perDay(env.ORGANIZATIONS_PER_USER_PER_DAY);
    await rateLimiter.take(`organizations:${caller.userId}`, limit);
    const memberships = await list(caller);
    let left = env.ORGANIZATIONS_ALONE_PER_USER;
    if (memberships.length < left) return;
    for (const { organizationId } of memberships) {
      const isAlone = await tenant.in(caller, organizationId, "organization.read", (db) =>
        organizationStore(db).hasOneMember(),
      );
      if (isAlone) left -= 1;
      if (left === 0) throw new Problem("tooManyOrganizations");
    }
  }

  async function present(db: TenantDatabase, row: OrganizationRow, role: Role) {
    return presentOrganization(row, role, await listWrittenByModel(db, row.reportWriter, models));
  }

  return {
    lock,
    admit,
    list,

    /** The creator becomes admin (spec §6). */
    async create(caller: Caller, form: OrganizationForm): Promise<Organization> {
      await takePlace(caller);
      return tenant.founding(caller, async (db, record) => {
        const organization = await organizationStore(db).insert(form);
        if (!organization) throw new OwnFault("the organization was not stored");
        await admit(db, caller.userId, "admin");
        await record({ object: `organization:${organization.id}`, after: organization });
        return present(db, organization, "admin");
      });
    },

    get: (caller: Caller, organizationId: number): Promise<Organization> =>
      tenant.of(caller, { organizationId }, "organization.read", async (db, { role }) => {
        const organization = await organizationStore(db).find();
        if (!organization) throw new Problem("notFound");
        return present(db, organization, role);
      }),

    update: (
      caller: Caller,
      organizationId: number,
      edit: OrganizationEdit,
    ): Promise<Organization> =>
      tenant.of(caller, { organizationId }, "organization.edit", async (db, { role, record }) => {
        const before = await organizationStore(db).lock();
        const after = await organizationStore(db).update(edit);
        if (!after) throw new Problem("notFound");
        await record({ object: `organization:${organizationId}`, before, after });
        if (!before || hasNewWords(before, edit)) await compareAllJobs(queue, db);
        return present(db, after, role);
      }),
  };
}

/** Whether an edit changes what reports are written from; who writes and reads is none of it. */
function hasNewWords(before: OrganizationRow, edit: OrganizationEdit): boolean {
  const { reportWriter: _writer, textReader: _reader, ...words } = edit;
  return !isDeepStrictEqual({ ...before, ...words }, before);
}
