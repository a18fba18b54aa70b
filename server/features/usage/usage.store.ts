import { and, desc, eq, gte, ne, sql, type SQL } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { modelCalls } from "#server/db/schema/models.ts";
import type { Tenant, TenantDatabase } from "#server/db/tenant.ts";
import type { ToolType } from "#contract/output.ts";
import type { Spent } from "#server/features/usage/spending-caps.ts";
import { OwnFault } from "#server/own-fault.ts";

type CallRow = typeof modelCalls.$inferSelect;
type NewCall = Pick<
  CallRow,
  | "userId"
  | "outputId"
  | "gen"
  | "toolType"
  | "model"
  | "promptChars"
  | "reservedMicros"
  | "paidBy"
  | "isTest"
>;
type Settlement = Pick<
  CallRow,
  | "id"
  | "inputTokens"
  | "cachedTokens"
  | "outputTokens"
  | "receivedChars"
  | "outcome"
  | "durationMs"
> & { state: "settled" | "lost"; costMicros: number };

/** What a call would pass, or lacks. */
export type Refusal = keyof Spent | "monthlyCap" | "noConnection";

/** What the windows hold at a moment. */
export type SpentNow = { spent: Spent; now: Date };
type SpentRow = {
  person_hour: string;
  organization_day: string;
  everyone_day: string;
  now_ms: number;
};

export type DayRow = Awaited<ReturnType<ReturnType<typeof usageStore>["sumDays"]>>[number];

const nowMs = sql`(extract(epoch from now()) * 1000)::float8 as now_ms`;
const whole = (value: SQL) => sql`coalesce(${value}, 0)::bigint`.mapWith(Number);

/**
 * Calls and counters change together, each time by one statement that is a transaction of its own: their rows are locked
 * for as short as can be, however busy this process is.
 */
export function callStore(tenant: Tenant, organizationId: number) {
  return {
    async reserve(
      call: NewCall,
      caps: Spent,
    ): Promise<{ id: number } | { id: null; refusal: Refusal }> {
      const { rows } = await tenant.atOnce<{ call_id: string | null; refusal: Refusal }>(sql`
        select * from reserve_call(${organizationId}, ${rowOf(call)}, ${JSON.stringify(caps)})`);
      const [row] = rows;
      if (!row) throw new OwnFault("the counters did not answer");
      return row.call_id === null
        ? { id: null, refusal: row.refusal }
        : { id: Number(row.call_id) };
    },

    /** Answers what counted as the call's cost before; null when it was settled already. */
    async settle(end: Settlement): Promise<number | null> {
      const { rows } = await tenant.atOnce<{ counted: string | null }>(
        sql`select settle_call(${organizationId}, ${rowOf(end)}) as counted`,
      );
      const counted = rows[0]?.counted ?? null;
      return counted === null ? null : Number(counted);
    },
  };
}

/** Such as `{"user_id":"…"}`, which the database makes a row of. */
function rowOf(values: Partial<CallRow>): string {
  const named = Object.entries(values).map(([key, value]) => [
    modelCalls[key as keyof CallRow].name,
    value,
  ]);
  return JSON.stringify(Object.fromEntries(named));
}

export function usageStore(db: TenantDatabase) {
  return {
    /** What calls by the organization's own key cost this month (UTC), dearest first. */
    async sumMonth() {
      const costMicros = whole(
        sql`sum(coalesce(${modelCalls.costMicros}, ${modelCalls.reservedMicros}))`,
      );
      const byReport = await db
        .select({
          what: sql<
            ToolType | "reading" | "test"
          >`coalesce(${modelCalls.toolType}, case when ${modelCalls.isTest} then 'test' else 'reading' end)`,
          calls: whole(sql`count(*)`),
          costMicros,
        })
        .from(modelCalls)
        .where(
          and(
            ours(db, modelCalls),
            eq(modelCalls.paidBy, "organization"),
            gte(modelCalls.createdAt, sql`date_trunc('month', now(), 'UTC')`),
          ),
        )
        .groupBy(sql`1`)
        .orderBy(desc(costMicros), sql`1`);
      const { rows } = await db.execute<{ since_ms: number; until_ms: number }>(sql`
        select (extract(epoch from month) * 1000)::float8 as since_ms,
               (extract(epoch from month + interval '1 month') * 1000)::float8 as until_ms
          from (select date_trunc('month', now() at time zone 'UTC') as month) m`);
      return {
        byReport,
        usedMicros: byReport.reduce((sum, one) => sum + one.costMicros, 0),
        since: new Date(rows[0]?.since_ms ?? 0),
        until: new Date(rows[0]?.until_ms ?? 0),
      };
    },

    async findOpen(callId: number) {
      const [row] = await db
        .select({
          id: modelCalls.id,
          state: modelCalls.state,
          model: modelCalls.model,
          promptChars: modelCalls.promptChars,
          reservedMicros: modelCalls.reservedMicros,
        })
        .from(modelCalls)
        .where(
          and(ours(db, modelCalls), eq(modelCalls.id, callId), ne(modelCalls.state, "settled")),
        );
      return row;
    },

    async readSpent(userId: string): Promise<SpentNow> {
      const { rows } = await db.execute<SpentRow>(
        sql`select ${nowMs}, spent.* from lookup.spent(${userId}) as spent`,
      );
      return spentNow(rows[0]);
    },

    /** The last thirty days, by day and model. */
    sumDays() {
      const day = sql<string>`(${modelCalls.createdAt} at time zone 'UTC')::date::text`;
      const firstDay = sql`date_trunc('day', now(), 'UTC') - interval '29 days'`;
      const openMicros = sql`sum(${modelCalls.reservedMicros}) filter (where ${modelCalls.costMicros} is null)`;
      return db
        .select({
          day,
          model: modelCalls.model,
          calls: whole(sql`count(*)`),
          inputTokens: whole(sql`sum(${modelCalls.inputTokens})`),
          cachedTokens: whole(sql`sum(${modelCalls.cachedTokens})`),
          outputTokens: whole(sql`sum(${modelCalls.outputTokens})`),
          costMicros: whole(sql`sum(${modelCalls.costMicros})`),
          reservedMicros: whole(openMicros),
        })
        .from(modelCalls)
        .where(and(ours(db, modelCalls), gte(modelCalls.createdAt, firstDay)))
        .groupBy(sql`1`, modelCalls.model)
        .orderBy(desc(sql`1`), modelCalls.model);
    },
  };
}

function spentNow(row: SpentRow | undefined): SpentNow {
  if (!row) throw new OwnFault("the counters did not answer");
  return {
    now: new Date(row.now_ms),
    spent: {
      organizationDay: Number(row.organization_day),
      everyoneDay: Number(row.everyone_day),
      personHour: Number(row.person_hour),
    },
  };
}
