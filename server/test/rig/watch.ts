import type { JobEvent, PartialReport } from "#contract/output.ts";

type Event = {
  id: string;
  event: string;
  data: JobEvent & Partial<Omit<PartialReport, "jobId">>;
  atMs: number;
};

export type Watch = Awaited<ReturnType<typeof watch>>;

/** Reads a job's stream as a browser does; `lastEventId` is what it sends when it comes back. */
export async function watch(base: string, jobId: number, cookie: string, lastEventId?: string) {
  const stop = new AbortController();
  const answer = await fetch(`${base}/api/jobs/${jobId}/events`, {
    headers: { cookie, ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }) },
    signal: stop.signal,
  });
  const events: Event[] = [];
  let isClosed = false;
  let heartbeats = 0;

  function take(frame: string): void {
    if (frame.startsWith(": ")) heartbeats += 1;
    const [, id, event, data] = /^id: (\S+)\nevent: (\w+)\ndata: (.*)$/su.exec(frame) ?? [];
    if (!id || !event || !data) return;
    events.push({ id, event, data: JSON.parse(data) as Event["data"], atMs: performance.now() });
  }
  async function read(): Promise<void> {
    const words = new TextDecoder();
    let text = "";
    for await (const chunk of answer.body ?? []) {
      text += words.decode(chunk, { stream: true });
      const frames = text.split("\n\n");
      text = frames.pop() ?? "";
      frames.forEach(take);
    }
  }
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      isClosed = true;
    });
  return {
    status: answer.status,
    events,
    ended,
    heartbeats: () => heartbeats,
    isClosed: () => isClosed,
    stop: () => stop.abort(),
  };
}
