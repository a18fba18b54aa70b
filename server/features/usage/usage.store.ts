import { and, desc, eq, gte, ne, sql, type SQL } from "drizzle-orm";
import { ours } from "#server/db/ours.ts";
import { modelCalls, modelConnections } from "#server/db/schema/models.ts";
import { outputs } from "#server/db/schema/outputs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
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
type OpenCall = Pick<CallRow, "id" | "state" | "reservedMicros" | "costMicros">;
type Settlement = Pick<
  CallRow,
  "inputTokens" | "cachedTokens" | "outputTokens" | "receivedChars" | "outcome" | "durationMs"
> & { state: "settled" | "lost"; costMicros: number };

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

/** Calls and counters change in one statement each: the counters are locked for as short as can be. */
export function usageStore(db: TenantDatabase) {
  const isOurs = (callId: number) => and(ours(db, modelCalls), eq(modelCalls.id, callId));

  function insertion(call: NewCall): SQL {
    const jobId = sql`(select job_id from ${outputs} where ${outputs.id} = ${call.outputId} and ${ours(db, outputs)})`;
    return sql`
      insert into model_calls
        (organization_id, user_id, job_id, output_id, gen, tool_type, model, prompt_chars, reserved_micros, paid_by, is_test)
      values (${db.organizationId}, ${call.userId}, ${jobId}, ${call.outputId}, ${call.gen}, ${call.toolType},
              ${call.model}, ${call.promptChars}, ${call.reservedMicros}, ${call.paidBy}, ${call.isTest})`;
  }

  return {
    async reserve(call: NewCall): Promise<SpentNow & { id: number }> {
      const { rows } = await db.execute<SpentRow & { id: string }>(sql`
        with call as (${insertion(call)} returning id, user_id, created_at, reserved_micros)
        select call.id, ${nowMs}, spent.*
          from call, lookup.spend(call.user_id, call.created_at, call.reserved_micros) as spent`);
      return { id: Number(rows[0]?.id), ...spentNow(rows[0]) };
    },

    /**
     * A call by the organization's own key. Its connection is held until the transaction ends, so that calls at once
     * cannot pass the cap together; without one nothing may leave.
     */
    async reserveOwn(call: NewCall): Promise<{ id: number; capMicros: number | null } | undefined> {
      const [connection] = await db
        .select({ capMicros: modelConnections.capMicros })
        .from(modelConnections)
        .where(ours(db, modelConnections))
        .for("update");
      if (!connection) return undefined;
      const { rows } = await db.execute<{ id: string }>(sql`${insertion(call)} returning id`);
      return { id: Number(rows[0]?.id), ...connection };
    },

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

    /** A call that is not settled yet, held until the transaction ends. */
    async take(callId: number) {
      const [row] = await db
        .select({
          id: modelCalls.id,
          state: modelCalls.state,
          model: modelCalls.model,
          promptChars: modelCalls.promptChars,
          reservedMicros: modelCalls.reservedMicros,
          costMicros: modelCalls.costMicros,
        })
        .from(modelCalls)
        .where(and(isOurs(callId), ne(modelCalls.state, "settled")))
        .for("update");
      return row;
    },

    /** Writes down what a taken call cost and gives back what was reserved beyond it. */
    async settle(call: OpenCall, end: Settlement): Promise<void> {
      const difference = end.costMicros - (call.costMicros ?? call.reservedMicros);
      await db.execute(sql`
        with settled as (
          update ${modelCalls} set state = ${end.state}, cost_micros = ${end.costMicros}, settled_at = now(),
                 input_tokens = ${end.inputTokens}, cached_tokens = ${end.cachedTokens},
                 output_tokens = ${end.outputTokens}, received_chars = ${end.receivedChars},
                 outcome = ${end.outcome}, duration_ms = ${end.durationMs}
           where ${isOurs(call.id)} returning user_id, created_at, paid_by)
        select lookup.spend(user_id, created_at, ${difference}) from settled
         where ${difference}::bigint <> 0 and paid_by = 'server'`);
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
