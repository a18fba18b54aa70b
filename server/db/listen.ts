import { Client } from "pg";
import { z } from "zod";
import { ToolType } from "#contract/output.ts";
import { watchConnection } from "#server/db/connection-watch.ts";
import { StoredStatus } from "#server/db/stored-status.ts";
import type { Log } from "#server/log.ts";

const Output = z.object({
  id: z.number(),
  toolType: ToolType,
  status: StoredStatus,
  generation: z.number(),
  version: z.number(),
  staleVersion: z.number(),
});

/** What the database announces to web processes when a transaction commits. */
export const Announcement = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("outputChanged"), jobId: z.number(), output: Output }),
  z.object({
    kind: z.literal("partialChanged"),
    organizationId: z.number(),
    jobId: z.number(),
    outputId: z.number(),
  }),
  z.object({ kind: z.literal("jobChanged"), jobId: z.number(), status: z.string() }),
  z.object({ kind: z.literal("jobDeleted"), jobId: z.number() }),
  z.object({ kind: z.literal("accessEnded"), organizationId: z.number(), userId: z.string() }),
  z.object({ kind: z.literal("sessionEnded"), sessionId: z.string() }),
]);
export type Announcement = z.infer<typeof Announcement>;

/** What it announces to workers. */
const TaskAnnouncement = z.object({ kind: z.literal("cancelled"), taskId: z.string() });

const channels = { roleprint: Announcement, roleprint_tasks: TaskAnnouncement } as const;
type Channel = keyof typeof channels;

export type Listener = { stop: () => Promise<void> };

const reconnectMs = 500;

/** Listens on one connection of its own; after a lost connection `gap` says that announcements may be missing. */
export async function listen<Name extends Channel>(
  url: string,
  log: Log,
  channel: Name,
  on: { announcement: (news: z.infer<(typeof channels)[Name]>) => void; gap: () => void },
): Promise<Listener> {
  let client: Client | null = null;
  let isStopped = false;
  const connection = watchConnection(log, `events of ${channel}`);

  async function open(): Promise<void> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
    });
    next.on("notification", ({ payload }) => {
      const parsed = channels[channel].safeParse(JSON.parse(payload ?? "null"));
      if (parsed.success) on.announcement(parsed.data as z.infer<(typeof channels)[Name]>);
    });
    next.on("error", connection.lost);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Only now: a connection that never opened also ends, and is tried again by whoever opened it.
    next.once("end", reopenLater);
    client = next;
    connection.back();
  }

  function reopenLater(): void {
    setTimeout(() => {
      if (!isStopped) open().then(on.gap, reopenLater);
    }, reconnectMs);
  }

  await open();
  return {
    async stop() {
      isStopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}
