import type { Member, MemberEdit } from "#contract/organization.ts";
import { Problem } from "#contract/problem.ts";
import type { Caller, Tenant, TenantDatabase } from "#server/db/tenant.ts";
import { memberStore, type MemberRow } from "#server/features/organizations/members.store.ts";
import { presentMember } from "#server/features/organizations/organizations.presenter.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";

export type MemberService = ReturnType<typeof memberService>;

/** The place and who held it: once they are removed, the place alone would lead to nobody. */
function objectOf({ id, userId }: MemberRow["membership"]): string {
  return `membership:${id}/${userId}`;
}

export function memberService(tenant: Tenant, organizations: OrganizationService) {
  /** A member about to be changed; under the lock the admins counted now are the admins at the commit. */
  async function take(
    db: TenantDatabase,
    find: (members: ReturnType<typeof memberStore>) => Promise<MemberRow | undefined>,
  ): Promise<MemberRow> {
    await organizations.lock(db);
    const member = await find(memberStore(db));
    if (!member) throw new Problem("notFound");
    return member;
  }

  /** Asked before anybody stops being admin. */
  async function keepAnAdmin(db: TenantDatabase, { membership }: MemberRow): Promise<void> {
    const isLast =
      membership.role === "admin" && !(await memberStore(db).hasAdminBeside(membership.id));
    if (isLast) throw new Problem("lastAdmin");
  }

  return {
    list: (caller: Caller, organizationId: number): Promise<Member[]> =>
      tenant.of(caller, { organizationId }, "member.read", async (db) => {
        const rows = await memberStore(db).list();
        return rows.map(presentMember);
      }),

    edit: (
      caller: Caller,
      organizationId: number,
      membershipId: number,
      { role }: MemberEdit,
    ): Promise<Member> =>
      tenant.of(caller, { organizationId }, "member.edit", async (db, { record }) => {
        const member = await take(db, (members) => members.find(membershipId));
        if (role !== "admin") await keepAnAdmin(db, member);
        await memberStore(db).setRole(membershipId, role);
        const before = member.membership;
        const after = { ...before, role };
        await record({ object: objectOf(before), before, after });
        return presentMember({ ...member, membership: after });
      }),

    remove: (caller: Caller, organizationId: number, membershipId: number): Promise<void> =>
      tenant.of(caller, { organizationId }, "member.remove", async (db, { record }) => {
        const member = await take(db, (members) => members.find(membershipId));
        await keepAnAdmin(db, member);
        await memberStore(db).remove(membershipId);
        await record({ object: objectOf(member.membership), before: member.membership });
      }),

    leave: (caller: Caller, organizationId: number): Promise<void> =>
      tenant.of(caller, { organizationId }, "organization.leave", async (db, { record }) => {
        const member = await take(db, (members) => members.findPerson(caller.userId));
        await keepAnAdmin(db, member);
        const { membership } = member;
        await memberStore(db).remove(membership.id);
        await record({ object: objectOf(membership), before: membership });
      }),
  };
}
