import { sql } from "drizzle-orm";
import { Role } from "#contract/permissions.ts";
import type { Database } from "#server/db/connect.ts";
import { refusePrograms, type Program } from "#server/db/program.ts";

type Handle = Pick<Database, "execute">;

/** The organization an id belongs to is found first, then entered like any other. */
export type Row = { jobId: number } | { outputId: number } | { organizationId: number };

/** Always in the same order, so that two who leave at once do not wait for each other. */
export async function listOrganizations(
  db: Handle,
  { userId }: { userId: string },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select organization_id as id from memberships where user_id = ${userId} order by 1`,
  );
  return rows.map(({ id }) => Number(id));
}

export async function nextOrganizationId(db: Handle): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('organizations', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}

export async function findOrganization(db: Handle, row: Row): Promise<number | null> {
  if ("organizationId" in row) return row.organizationId;
  const found =
    "jobId" in row
      ? sql`select lookup.organization_of_job(${row.jobId}) as id`
      : sql`select lookup.organization_of_output(${row.outputId}) as id`;
  const { rows } = await db.execute<{ id: string | null }>(found);
  return rows[0]?.id ? Number(rows[0].id) : null;
}

/** Enters an organization; answers what the person may do there, null for somebody who is no member. */
export async function setOrganization(
  db: Handle,
  { userId }: { userId: string },
  organizationId: number,
): Promise<Role | null> {
  const { rows } = await db.execute<{ role: string | null }>(
    sql`select enter_organization(${userId}, ${organizationId}) as role`,
  );
  return Role.nullable().parse(rows[0]?.role ?? null);
}

export async function setPerson(
  db: Handle,
  caller: { userId: string; program?: Program },
): Promise<void> {
  refusePrograms(caller);
  await db.execute(sql`select set_config('app.user_id', ${caller.userId}, true)`);
}
