import type { Pool } from "pg";
import type { OutputStatus, ToolType } from "#contract/output.ts";
import { markIn } from "#server/test/model/echo-model.ts";

/** All that the database says about reports, their queue entries and their bills. */
export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

type OutputRow = {
  id: number;
  job_id: number;
  organization_id: number;
  tool_type: ToolType;
  gen: number;
  status: OutputStatus | "queued";
  task_id: string | null;
  words: string;
};
type VersionRow = { output_id: number; gen: number; content: string };
type EntryRow = { id: string; name: string; state: string; output_id: number; gen: number };
type BillRow = {
  organization_id: number;
  output_id: number;
  gen: number;
  state: "reserved" | "settled" | "lost";
  micros: number;
  input_tokens: number | null;
  output_tokens: number | null;
};
type CounterRow = { scope: string; whose: string; micros: number };

const outputsQuery = `
  select o.id::int, o.job_id::int, o.organization_id::int, o.tool_type, o.gen, o.status, o.task_id,
         j.raw_extracted_jd as words
    from outputs o join jobs j on j.id = o.job_id`;
/** What the writer wrote, also where people's words stayed in its place. */
const versionsQuery = `
  select output_id::int, gen, coalesce(written, content)::text as content from output_versions
   where kind = 'generated'`;
const entriesQuery = `
  select id, name, state, (data->>'outputId')::int as output_id, (data->>'gen')::int as gen from pgboss.job
   where name like 'write-report%' and state < 'completed'`;
const billsQuery = `
  select organization_id::int, output_id::int, gen, state, input_tokens, output_tokens,
         coalesce(cost_micros, reserved_micros)::int as micros from model_calls`;
const countersQuery = `
  select scope, case when scope <> 'everyone' then whose else '' end as whose, sum(micros)::int as micros
    from spending group by 1, 2`;

export async function readSnapshot(admin: Pick<Pool, "query">) {
  const read = async <T extends object>(query: string) => (await admin.query<T>(query)).rows;
  const outputs = await read<OutputRow>(outputsQuery);
  return {
    outputs: outputs.map(({ words, ...row }) => ({ ...row, mark: markIn(words) })),
    versions: await read<VersionRow>(versionsQuery),
    entries: await read<EntryRow>(entriesQuery),
    bills: await read<BillRow>(billsQuery),
    counters: await read<CounterRow>(countersQuery),
  };
}
