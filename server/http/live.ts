import { Problem } from "#contract/problem.ts";
import type { JobEvent, OutputStatus } from "#contract/output.ts";
import type { Announcement } from "#server/db/listen.ts";
import type { SignedIn } from "#server/http/handlers.ts";
import type { Stream } from "#server/http/stream.ts";

type Watcher = { caller: SignedIn; organizationId: number; stream: Stream; refresh: () => void };

export type Live = ReturnType<typeof openLive>;

/** Everyone who watches a job through this process. */
export function openLive(streamsPerUser: number) {
  const byJob = new Map<number, Set<Watcher>>();
  const perUser = new Map<string, number>();

  const all = () => [...byJob.values()].flatMap((watchers) => [...watchers]);
  const countOf = (userId: string) => perUser.get(userId) ?? 0;

  function tell(jobId: number, event: string, data: JobEvent | Record<string, never>): void {
    for (const watcher of byJob.get(jobId) ?? []) watcher.stream.send(event, data);
  }

  return {
    /** Asked before a stream is opened. */
    makeRoom(caller: SignedIn): void {
      if (countOf(caller.userId) >= streamsPerUser)
        throw new Problem("tooManyRequests", undefined, 5);
    },

    /** Adds a watcher; the answer takes it away again. */
    watch(jobId: number, watcher: Watcher): () => void {
      const watchers = byJob.get(jobId) ?? new Set();
      byJob.set(jobId, watchers.add(watcher));
      perUser.set(watcher.caller.userId, countOf(watcher.caller.userId) + 1);
      return () => {
        if (!watchers.delete(watcher)) return;
        if (watchers.size === 0) byJob.delete(jobId);
        const left = countOf(watcher.caller.userId) - 1;
        if (left > 0) perUser.set(watcher.caller.userId, left);
        else perUser.delete(watcher.caller.userId);
      };
    },

    announce(news: Announcement): void {
      switch (news.kind) {
        case "outputChanged": {
          const status = publicStatus(news.output.status);
          return tell(news.jobId, "job", {
            jobId: news.jobId,
            outputs: [{ ...news.output, status }],
          });
        }
        case "jobChanged":
          return tell(news.jobId, "job", {
            jobId: news.jobId,
            jobStatus: news.status,
            outputs: [],
          });
        case "jobDeleted":
          tell(news.jobId, "gone", {});
          return closeThose((watcher) => byJob.get(news.jobId)?.has(watcher) ?? false);
        case "accessEnded":
          return closeThose(
            (one) =>
              one.caller.userId === news.userId && one.organizationId === news.organizationId,
          );
        case "sessionEnded":
          return closeThose((one) => one.caller.sessionId === news.sessionId);
      }
    },

    /** After lost announcements everyone is sent the present state. */
    refreshAll: () => all().forEach((watcher) => watcher.refresh()),
    closeAll: () => all().forEach((watcher) => watcher.stream.close()),
    size: () => all().length,
  };

  function closeThose(isMeant: (watcher: Watcher) => boolean): void {
    for (const watcher of all()) if (isMeant(watcher)) watcher.stream.close();
  }
}

/** A queued report is answered as `processing` (readings.md 1). */
export function publicStatus(stored: string): OutputStatus {
  return stored === "queued" ? "processing" : (stored as OutputStatus);
}
