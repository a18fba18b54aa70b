import type { JobEvent, PartialReport } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import type { Announcement } from "#server/db/listen.ts";
import { publicStatus } from "#server/db/stored-status.ts";
import type { SignedIn } from "#server/http/handlers.ts";
import type { Frame, Stream } from "#server/http/stream.ts";

type Watcher = {
  caller: SignedIn;
  organizationId: number;
  jobId: number;
  stream: Stream;
  refresh: () => void;
};

/** At most four updates of a report in a second. */
const throttleMs = 250;

export type LiveSettings = {
  streamsPerUser: number;
  readPartial: (organizationId: number, outputId: number) => Promise<PartialReport | undefined>;
  /** The places in the list of those who may not watch any more. */
  findEnded: (watches: { sessionId: string; jobId: number }[]) => Promise<number[]>;
};

export type Live = ReturnType<typeof openLive>;

/** Everyone who watches a job through this process. */
export function openLive({ streamsPerUser, readPartial, findEnded }: LiveSettings) {
  const byJob = new Map<number, Set<Watcher>>();
  const perUser = new Map<string, number>();
  const throttle = openThrottle(throttleMs);

  const all = () => [...byJob.values()].flatMap((watchers) => [...watchers]);
  const countOf = (userId: string) => perUser.get(userId) ?? 0;
  const closeThose = (isMeant: (watcher: Watcher) => boolean) =>
    all()
      .filter(isMeant)
      .forEach(({ stream }) => stream.close());

  function tell(jobId: number, frame: Frame): void {
    for (const { stream } of byJob.get(jobId) ?? []) stream.send(frame);
  }

  async function tellPartial(news: { organizationId: number; outputId: number }): Promise<void> {
    // Read once for all who watch; a read that fails is made up for by the next one, or by the finished report.
    const partial = await readPartial(news.organizationId, news.outputId).catch(() => undefined);
    if (partial) tell(partial.jobId, frameOfPartial(partial));
  }

  return {
    /** Takes a place before anything is waited for, so that streams opened at once are counted too; the answer gives it back. */
    takePlace({ userId }: SignedIn): () => void {
      if (countOf(userId) >= streamsPerUser) throw new Problem("tooManyRequests", undefined, 5);
      perUser.set(userId, countOf(userId) + 1);
      return () => {
        const left = countOf(userId) - 1;
        if (left > 0) perUser.set(userId, left);
        else perUser.delete(userId);
      };
    },

    /** Adds a watcher; the answer takes it away again. */
    watch(watcher: Watcher): () => void {
      const { jobId } = watcher;
      const watchers = byJob.get(jobId) ?? new Set();
      byJob.set(jobId, watchers.add(watcher));
      return () => {
        if (!watchers.delete(watcher)) return;
        if (watchers.size === 0) byJob.delete(jobId);
      };
    },

    announce(news: Announcement): void {
      if ("jobId" in news && !byJob.has(news.jobId)) return;
      switch (news.kind) {
        case "outputChanged": {
          const { jobId, output } = news;
          const outputs = [{ ...output, status: publicStatus(output.status) }];
          return throttle(output.id, "state", () => tell(jobId, frameOfJob({ jobId, outputs })));
        }
        case "partialChanged":
          return throttle(news.outputId, "partial", () => tellPartial(news));
        case "jobChanged": {
          const { jobId, status: jobStatus } = news;
          return tell(jobId, frameOfJob({ jobId, jobStatus, outputs: [] }));
        }
        case "jobDeleted":
          tell(news.jobId, { event: "gone", data: "{}" });
          return closeThose(({ jobId }) => jobId === news.jobId);
        case "accessEnded":
          return closeThose(
            ({ caller, organizationId }) =>
              caller.userId === news.userId && organizationId === news.organizationId,
          );
        case "sessionEnded":
          return closeThose(({ caller }) => caller.sessionId === news.sessionId);
      }
    },

    /** Closes the streams of those who lost their right to watch without our hearing of it. */
    async recheck(): Promise<void> {
      const watchers = all();
      if (watchers.length === 0) return;
      const ended = await findEnded(
        watchers.map(({ caller: { sessionId }, jobId }) => ({ sessionId, jobId })),
      );
      for (const place of ended) watchers[place]?.stream.close();
    },

    /** After lost announcements everyone is sent the present state. */
    refreshAll: () => all().forEach((watcher) => watcher.refresh()),
    closeAll: () => closeThose(() => true),
    size: () => all().length,
  };
}

export function frameOfJob(event: JobEvent): Frame {
  return { event: "job", data: JSON.stringify(event) };
}

export function frameOfPartial(partial: PartialReport): Frame {
  const key = `partial ${partial.outputId}`;
  return { event: "partial", data: JSON.stringify(partial), key };
}

type Update = () => void | Promise<void>;

/** Slots in the order in which waiting updates of one thing are let through. */
const slots = ["state", "partial"] as const;
type Slot = (typeof slots)[number];

/**
 * Lets at most one update of a thing through per interval: the first at once, and of those that come meanwhile the
 * newest of each slot. An update is finished before the next one of the same thing begins.
 */
function openThrottle(intervalMs: number) {
  const waiting = new Map<number, Map<Slot, Update>>();

  async function letThrough(id: number, update: Update): Promise<void> {
    await update();
    setTimeout(() => next(id), intervalMs).unref();
  }

  function next(id: number): void {
    const updates = waiting.get(id);
    const slot = slots.find((name) => updates?.has(name));
    const update = slot && updates?.get(slot);
    if (!update) return void waiting.delete(id);
    updates?.delete(slot);
    void letThrough(id, update);
  }

  return (id: number, slot: Slot, update: Update): void => {
    const updates = waiting.get(id);
    if (updates) return void updates.set(slot, update);
    waiting.set(id, new Map());
    void letThrough(id, update);
  };
}
