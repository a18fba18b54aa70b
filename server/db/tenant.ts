import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { may, type Permission, Role } from "#contract/permissions.ts";
import { Problem } from "#contract/problem.ts";
import type { Database } from "#server/db/connect.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** The only handle on tenant rows: a transaction in which one organization is set. */
export type TenantDatabase = Transaction & { readonly organizationId: number };

/** A handle with no organization set: a person sees their own memberships and invitations, nothing else. */
export type PersonDatabase = Transaction & { readonly organizationId?: undefined };

/** Who asks. */
export type Caller = { userId: string };

/** The organization an id belongs to is found first, then entered like any other. */
export type Row = { jobId: number } | { outputId: number } | { organizationId: number };

export type Tenant = ReturnType<typeof openTenant>;

/** The one door to tenant data: membership is asked in the same transaction that does the work. */
export function openTenant(database: Database) {
  const open = new AsyncLocalStorage<true>();

  function transaction<T>(work: (db: Transaction) => Promise<T>): Promise<T> {
    if (open.getStore()) throw new Error("a transaction must not open another one");
    return open.run(true, () => database.transaction(work));
  }

  async function enter(db: Transaction, caller: Caller, organizationId: number) {
    const { rows } = await db.execute<{ role: string | null }>(
      sql`select enter_organization(${caller.userId}, ${organizationId}) as role`,
    );
    return Role.nullable().parse(rows[0]?.role ?? null);
  }

  async function enterFor<T>(
    db: Transaction,
    [caller, organizationId, permission]: [Caller, number, Permission],
    refusal: "notAMember" | "notFound",
    task: (db: TenantDatabase, role: Role) => Promise<T>,
  ): Promise<T> {
    const role = await enter(db, caller, organizationId);
    if (role === null) throw new Problem(refusal);
    if (!may(role, permission)) throw new Problem("adminsOnly");
    return task(Object.assign(db, { organizationId }), role);
  }

  return {
    /** Inside an organization the caller names; 403 when they are not in it. */
    in: <T>(
      caller: Caller,
      organizationId: number,
      permission: Permission,
      task: (db: TenantDatabase, role: Role) => Promise<T>,
    ): Promise<T> =>
      transaction((db) => enterFor(db, [caller, organizationId, permission], "notAMember", task)),

    /** Inside the organization of a row fetched by id; another tenant's row is "not found". */
    of: <T>(
      caller: Caller,
      row: Row,
      permission: Permission,
      task: (db: TenantDatabase, role: Role) => Promise<T>,
    ): Promise<T> =>
      transaction(async (db) => {
        const organizationId = await findOrganization(db, row);
        if (organizationId === null) throw new Problem("notFound");
        return enterFor(db, [caller, organizationId, permission], "notFound", task);
      }),

    /** As a person, before any organization is chosen. */
    asPerson: <T>(caller: Caller, task: (db: PersonDatabase) => Promise<T>): Promise<T> =>
      transaction(async (db) => {
        await db.execute(sql`select set_config('app.user_id', ${caller.userId}, true)`);
        return task(db);
      }),

    /** Inside an organization that is being founded: its id is taken first, so that its own walls already stand. */
    founding: <T>(caller: Caller, task: (db: TenantDatabase) => Promise<T>): Promise<T> =>
      transaction(async (db) => {
        const { rows } = await db.execute<{ id: string }>(
          sql`select nextval(pg_get_serial_sequence('organizations', 'id')) as id`,
        );
        const organizationId = Number(rows[0]?.id);
        await enter(db, caller, organizationId);
        return task(Object.assign(db, { organizationId }));
      }),

    /** Background work for one organization; nobody asks, so nobody's membership is checked. */
    asSystem: <T>(organizationId: number, task: (db: TenantDatabase) => Promise<T>): Promise<T> =>
      transaction(async (db) => {
        await db.execute(sql`select set_config('app.org_id', ${String(organizationId)}, true)`);
        return task(Object.assign(db, { organizationId }));
      }),
  };
}

async function findOrganization(db: Transaction, row: Row): Promise<number | null> {
  if ("organizationId" in row) return row.organizationId;
  const found =
    "jobId" in row
      ? sql`select lookup.organization_of_job(${row.jobId}) as id`
      : sql`select lookup.organization_of_output(${row.outputId}) as id`;
  const { rows } = await db.execute<{ id: string | null }>(found);
  return rows[0]?.id ? Number(rows[0].id) : null;
}
