import { Client } from "pg";
import { z } from "zod";
import { ToolType } from "#contract/output.ts";
import { describeFault, type Log } from "#server/log.ts";

const Output = z.object({
  id: z.number(),
  toolType: ToolType,
  status: z.string(),
  generation: z.number(),
});

/** What the database announces when a transaction commits. */
export const Announcement = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("outputChanged"), jobId: z.number(), output: Output }),
  z.object({ kind: z.literal("jobChanged"), jobId: z.number(), status: z.string() }),
  z.object({ kind: z.literal("jobDeleted"), jobId: z.number() }),
  z.object({ kind: z.literal("accessEnded"), organizationId: z.number(), userId: z.string() }),
  z.object({ kind: z.literal("sessionEnded"), sessionId: z.string() }),
]);
export type Announcement = z.infer<typeof Announcement>;

export type Listener = { stop: () => Promise<void> };

const reconnectMs = 500;

/** Listens on one connection of its own; after a lost connection `onGap` says that announcements may be missing. */
export async function listen(
  url: string,
  log: Log,
  on: { announcement: (announcement: Announcement) => void; gap: () => void },
): Promise<Listener> {
  let client: Client | null = null;
  let isStopped = false;

  async function open(): Promise<void> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
    });
    next.on("notification", ({ payload }) => {
      const parsed = Announcement.safeParse(JSON.parse(payload ?? "null"));
      if (parsed.success) on.announcement(parsed.data);
    });
    next.on("error", (error) => log.warn(describeFault(error), "event connection lost"));
    next.once("end", () => {
      if (!isStopped) setTimeout(reopen, reconnectMs);
    });
    await next.connect();
    await next.query("listen roleprint");
    client = next;
  }

  function reopen(): void {
    if (isStopped) return;
    open().then(on.gap, () => setTimeout(reopen, reconnectMs));
  }

  await open();
  return {
    async stop() {
      isStopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}
