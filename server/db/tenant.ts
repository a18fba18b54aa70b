import { AsyncLocalStorage } from "node:async_hooks";
import { sql, type SQL } from "drizzle-orm";
import { may, type Permission, type Role } from "#contract/permissions.ts";
import { Problem } from "#contract/problem.ts";
import { findAgentPlace } from "#server/db/agent.ts";
import { writeEntry, type Change, type Origin } from "#server/db/audit.ts";
import type { Database } from "#server/db/connect.ts";
import { enterAsGuest, isGuest, type Guest, type GuestPlace } from "#server/db/guest.ts";
import { enterAsManager, isManager, type Manager, type ManagerPlace } from "#server/db/manager.ts";
import {
  findOrganization,
  listOrganizations,
  nextOrganizationId,
  setOrganization,
  setPerson,
  type Row,
} from "#server/db/organization-lookups.ts";
import { refuseOutOfScope, refusePrograms, type Program } from "#server/db/program.ts";
import { runOnce, type IdempotencyKey } from "#server/db/idempotency.ts";
import { OwnFault } from "#server/own-fault.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** The only handle on tenant rows: a transaction in which one organization is set. */
export type TenantDatabase = Transaction & { readonly organizationId: number };

/** A handle with no organization set: a person sees their own memberships and invitations, nothing else. */
export type PersonDatabase = Transaction & { readonly organizationId?: undefined };

/**
 * Who asks, from where, and by which program if they do not ask themselves; a request with an idempotency key changes something
 * once, however often it is sent.
 */
export type Caller = Origin & {
  userId: string;
  program?: Program;
  idempotencyKey?: IdempotencyKey;
};

/** Says what a change changed; whoever may change something must say so exactly once. */
export type RecordChange = (change: Change) => Promise<void>;

export type Entered = { role: Role; record: RecordChange };
type Task<T> = (db: TenantDatabase, entered: Entered) => Promise<T>;
type LinkTask<Place, T> = (db: TenantDatabase, place: Place) => Promise<T>;

export type Tenant = ReturnType<typeof openTenant>;

/** The one door to tenant data: membership is asked, and every change recorded, in the transaction that does the work. */
export function openTenant(database: Database) {
  const open = new AsyncLocalStorage<true>();

  function alone<T>(work: () => Promise<T>): Promise<T> {
    if (open.getStore()) throw new OwnFault("a transaction must not open another one");
    return open.run(true, work);
  }

  const transaction = <T>(work: (db: Transaction) => Promise<T>): Promise<T> =>
    alone(() => database.transaction(work));

  /** A membership held, and the permission it gives; a refusal is recorded by itself, after the rollback. */
  async function enter<T>(
    [caller, permission]: [Caller, Permission],
    refusal: "notAMember" | "notFound",
    find: (db: Transaction) => Promise<number | null>,
    task: Task<T>,
  ): Promise<T> {
    let refused: number | null = null;
    try {
      return await transaction(async (db) => {
        const organizationId = await find(db);
        if (organizationId === null) throw new Problem("notFound");
        refuseOutOfScope(caller, organizationId, permission, refusal);
        const role = await setOrganization(db, caller, organizationId);
        if (role === null) throw new Problem(refusal);
        if (!may(role, permission)) {
          refused = organizationId;
          throw new Problem("adminsOnly");
        }
        const isChange = !permission.endsWith(".read");
        return recorded(db, { caller, organizationId, action: permission, isChange }, (record) =>
          task(Object.assign(db, { organizationId }), { role, record }),
        );
      });
    } catch (problem) {
      if (refused !== null) await recordRefusal(caller, refused, permission);
      throw problem;
    }
  }

  function recordRefusal(caller: Caller, organizationId: number, action: string): Promise<void> {
    return transaction(async (db) => {
      await setOrganization(db, caller, organizationId);
      await writeEntry(db, { ...caller, organizationId, action, object: "", outcome: "denied" });
    });
  }

  /** Inside an organization nobody's membership opens: one being founded, or joined by invitation. */
  function enterUnasked<T>(
    [caller, action]: [Caller, string],
    find: (db: Transaction) => Promise<number>,
    task: (db: TenantDatabase, record: RecordChange) => Promise<T>,
  ): Promise<T> {
    return transaction(async (db) => {
      refusePrograms(caller);
      const organizationId = await find(db);
      await setOrganization(db, caller, organizationId);
      return recorded(db, { caller, organizationId, action, isChange: true }, (record) =>
        task(Object.assign(db, { organizationId }), record),
      );
    });
  }

  /** As somebody who came by a link, as long as it holds. */
  function enterByLink<Place extends { organizationId: number }, T>(
    find: (db: Transaction) => Promise<Place | undefined>,
    task: LinkTask<Place, T>,
  ): Promise<T> {
    return transaction(async (db) => {
      const place = await find(db);
      if (!place) throw new Problem("linkEnded");
      return task(Object.assign(db, { organizationId: place.organizationId }), place);
    });
  }

  return {
    /** Inside an organization the caller names; 403 when they are not in it. */
    in: <T>(caller: Caller, organizationId: number, permission: Permission, task: Task<T>) =>
      enter([caller, permission], "notAMember", async () => organizationId, task),

    /** Inside the organization of a row fetched by id; another tenant's row is "not found". */
    of: <T>(caller: Caller, row: Row, permission: Permission, task: Task<T>) =>
      enter([caller, permission], "notFound", (db) => findOrganization(db, row), task),

    /** As a person, before any organization is chosen. */
    asPerson: <T>(caller: Caller, task: (db: PersonDatabase) => Promise<T>): Promise<T> =>
      transaction(async (db) => {
        await setPerson(db, caller);
        return task(db);
      }),

    /** A change of a person's own things. */
    changeAsPerson: <T>(
      caller: Caller,
      action: string,
      task: (db: PersonDatabase, record: RecordChange) => Promise<T>,
    ): Promise<T> =>
      transaction(async (db) => {
        await setPerson(db, caller);
        const entry = { caller, organizationId: null, action, isChange: true };
        return recorded(db, entry, (record) => task(db, record));
      }),

    /**
     * A person going for good: each of their organizations is entered in turn, then none, in one transaction.
     * `atLast` is told which ones, so that it can see whether there are others by then.
     */
    leaving: (
      caller: Caller,
      action: string,
      inEach: (db: TenantDatabase) => Promise<void>,
      atLast: (db: PersonDatabase, left: number[], record: RecordChange) => Promise<void>,
    ): Promise<void> =>
      transaction(async (db) => {
        await setPerson(db, caller);
        const left = await listOrganizations(db, caller);
        for (const organizationId of left) {
          await setOrganization(db, caller, organizationId);
          await inEach(Object.assign(db, { organizationId }));
        }
        await db.execute(sql`select set_config('app.org_id', '', true)`);
        const person = Object.assign(db, { organizationId: undefined });
        const entry = { caller, organizationId: null, action, isChange: true };
        return recorded(db, entry, (record) => atLast(person, left, record));
      }),

    /** An organization being founded: its id is taken first, so that its own walls already stand. */
    founding: <T>(caller: Caller, task: (db: TenantDatabase, record: RecordChange) => Promise<T>) =>
      enterUnasked([caller, "organization.create"], nextOrganizationId, task),

    /** An organization being joined; the task itself must find a valid invitation. */
    joining: <T>(
      caller: Caller,
      organizationId: number,
      task: (db: TenantDatabase, record: RecordChange) => Promise<T>,
    ) => enterUnasked([caller, "organization.join"], async () => organizationId, task),

    /** Somebody unknown was refused; what they tried is named by a hash, if at all. */
    recordStranger: (action: string, object: string, origin: Origin): Promise<void> =>
      transaction((db) =>
        writeEntry(db, {
          ...origin,
          organizationId: null,
          userId: null,
          action,
          object,
          outcome: "denied",
        }),
      ),

    findAgent: (agentId: number) => findAgentPlace(database, agentId),
    knowsGuest: (guest: Guest): Promise<boolean> => isGuest(database, guest),

    /** As somebody who opened a shared link; the transaction only reads. */
    asGuest: <T>(guest: Guest, task: LinkTask<GuestPlace, T>): Promise<T> =>
      enterByLink((db) => enterAsGuest(db, guest), task),

    knowsManager: (manager: Manager): Promise<boolean> => isManager(database, manager),

    /** As somebody who opened a hiring manager's room; of all rows they write their own answers. */
    asManager: <T>(manager: Manager, task: LinkTask<ManagerPlace, T>): Promise<T> =>
      enterByLink((db) => enterAsManager(db, manager), task),

    /** Background work for one organization; nobody asks, so nobody's membership is checked. */
    asSystem: <T>(organizationId: number, task: (db: TenantDatabase) => Promise<T>): Promise<T> =>
      transaction(async (db) => {
        await db.execute(sql`select set_config('app.org_id', ${String(organizationId)}, true)`);
        return task(Object.assign(db, { organizationId }));
      }),

    /** The same by one call of a function that enters the organization itself; its locks end before we hear of it. */
    atOnce: <Answer extends Record<string, unknown>>(call: SQL) =>
      alone(() => database.execute<Answer>(call)),
  };
}

/** Runs a task that may change something and makes sure its change is recorded once; with an idempotency key it runs once as well. */
async function recorded<T>(
  db: Transaction,
  by: { caller: Caller; organizationId: number | null; action: string; isChange: boolean },
  task: (record: RecordChange) => Promise<T>,
): Promise<T> {
  const { caller, organizationId, action, isChange } = by;
  async function run(): Promise<{ result: T; object: string }> {
    const objects: string[] = [];
    const result = await task(async (change) => {
      objects.push(change.object);
      await writeEntry(db, { ...caller, ...change, organizationId, action, outcome: "done" });
    });
    const count = objects.length;
    if (count !== (isChange ? 1 : 0)) throw new OwnFault(`${action} was recorded ${count} times`);
    return { result, object: objects.join() };
  }
  const { idempotencyKey, userId } = caller;
  if (!idempotencyKey || !isChange || organizationId === null) return (await run()).result;
  return runOnce(db, idempotencyKey, { organizationId, userId }, run);
}
