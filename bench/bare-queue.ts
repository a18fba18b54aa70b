import { Client, Pool } from "pg";
import type { OpenQueue } from "#bench/queue-measures.ts";

const table = `create table if not exists bare_queue
  (id bigint generated always as identity primary key, entry json not null, state text not null default 'created')`;
const add = `with added as (insert into bare_queue (entry) values ($1) returning id)
  select pg_notify('bare_queue', '') from added`;
const take = `update bare_queue set state = 'active' where id =
  (select id from bare_queue where state = 'created' order by id for update skip locked limit 1) returning id, entry`;

/** The least queue that PostgreSQL allows: NOTIFY wakes loops that take the oldest entry by SKIP LOCKED. */
export function bareQueue(url: string, workers: number): OpenQueue {
  return async (run) => {
    const pool = new Pool({ connectionString: url, max: workers + 1 });
    await pool.query(`${table}; truncate bare_queue`);
    const listener = new Client({ connectionString: url });
    await listener.connect();
    await listener.query("listen bare_queue");
    const asleep = new Set<() => void>();
    const state = { isStopped: false };
    const wakeAll = () => {
      asleep.forEach((wake) => wake());
      asleep.clear();
    };
    listener.on("notification", wakeAll);

    async function work(): Promise<void> {
      while (!state.isStopped) {
        const { rows } = await pool.query(take);
        const [taken] = rows as { id: string; entry: Parameters<typeof run>[0] }[];
        if (taken) {
          await run(taken.entry);
          await pool.query("update bare_queue set state = 'done' where id = $1", [taken.id]);
        } else if (!state.isStopped) {
          await new Promise<void>((resolve) => {
            asleep.add(resolve);
          });
        }
      }
    }
    const loops = Array.from({ length: workers }, work);
    return {
      send: async (entry) => void (await pool.query(add, [JSON.stringify(entry)])),
      async stop() {
        state.isStopped = true;
        wakeAll();
        await Promise.all(loops);
        await listener.end();
        await pool.end();
      },
    };
  };
}
