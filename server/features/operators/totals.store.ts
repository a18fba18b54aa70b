import { sql } from "drizzle-orm";
import type { OperatorDatabase } from "#server/db/operator.ts";

const most = 100;

type OrganizationRow = {
  id: string;
  name: string;
  created_at: Date;
  members: number;
  jobs: number;
  today_micros: string;
  month_micros: string;
};
type DayRow = { day: string; micros: string };
type QueueRow = {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  oldest: Date | null;
};

/** Sums over all organizations: how many, how much and since when, and never what. */
export function totalsStore(db: OperatorDatabase) {
  return {
    /** Those that spent most in thirty days come first; what they pay by keys of their own does not count. */
    async listOrganizations(words = "") {
      const { rows } = await db.execute<OrganizationRow>(sql`
        with spent as (
          select organization_id, sum(coalesce(cost_micros, reserved_micros)) as month,
                 sum(coalesce(cost_micros, reserved_micros))
                   filter (where created_at >= date_trunc('day', now(), 'UTC')) as today
            from model_calls where paid_by = 'server' and created_at >= date_trunc('day', now(), 'UTC') - interval '29 days'
           group by organization_id)
        select o.id, o.name, o.created_at,
               (select count(*)::int from memberships m where m.organization_id = o.id) as members,
               (select count(j.organization_id)::int from jobs j where j.organization_id = o.id) as jobs,
               coalesce(s.today, 0)::bigint as today_micros, coalesce(s.month, 0)::bigint as month_micros
          from organizations o left join spent s on s.organization_id = o.id
         where position(lower(${words}) in lower(o.name)) > 0
         order by s.month desc nulls last, o.id desc limit ${most}`);
      return rows.map((row) => ({
        id: Number(row.id),
        name: row.name,
        createdAt: new Date(row.created_at).toISOString(),
        members: row.members,
        jobs: row.jobs,
        todayMicros: Number(row.today_micros),
        monthMicros: Number(row.month_micros),
      }));
    },

    async countOrganizations(words = ""): Promise<number> {
      const { rows } = await db.execute<{ total: number }>(sql`
        select count(o.id)::int as total from organizations o
         where position(lower(${words}) in lower(o.name)) > 0`);
      return rows[0]?.total ?? 0;
    },

    /** As the limits count: what is set aside is spent, and what an organization spent that is gone stays. */
    async listDays() {
      const { rows } = await db.execute<DayRow>(sql`
        select (since at time zone 'UTC')::date::text as day, sum(micros) as micros from spending
         where scope = 'everyone' and since >= date_trunc('day', now(), 'UTC') - interval '29 days'
         group by since order by since desc`);
      return rows.map(({ day, micros }) => ({ day, micros: Number(micros) }));
    },

    /** The day it is for the database, in UTC. */
    async today(): Promise<string> {
      const { rows } = await db.execute<{ day: string }>(
        sql`select (now() at time zone 'UTC')::date::text as day`,
      );
      return rows[0]?.day ?? "";
    },

    async listQueues() {
      const { rows } = await db.execute<QueueRow>(sql`
        select q.name as queue,
               count(j.name) filter (where j.state in ('created', 'retry'))::int as waiting,
               count(j.name) filter (where j.state = 'active')::int as active,
               count(j.name) filter (where j.state = 'failed')::int as failed,
               min(j.created_on) filter (where j.state in ('created', 'retry')) as oldest
          from pgboss.queue q left join pgboss.job j on j.name = q.name
         group by q.name order by q.name`);
      return rows.map(({ oldest, ...row }) => ({
        ...row,
        oldestWaitingAt: oldest && new Date(oldest).toISOString(),
      }));
    },
  };
}
