import { setTimeout as wait } from "node:timers/promises";

/** Stands for a report: it takes its time and needs no processor. */
export type QueueEntry = { number: number; organizationId: number; ms: number };

type Queue = { send: (entry: QueueEntry) => Promise<void>; stop: () => Promise<void> };

/** Opens a queue whose entries are handed to `run`. */
export type OpenQueue = (run: (entry: QueueEntry) => Promise<void>) => Promise<Queue>;

/** From handing in an entry to the start of its work, with nothing else to do, in milliseconds. */
export async function measurePickUp(open: OpenQueue, tries: number): Promise<number[]> {
  let onStart: (atMs: number) => void = () => undefined;
  const queue = await open(async () => onStart(performance.now()));
  const times: number[] = [];
  for (let number = 0; number < tries; number += 1) {
    // Of uneven length, so that no polling keeps step with it.
    await wait(20 + Math.random() * 150);
    const started = new Promise<number>((resolve) => {
      onStart = resolve;
    });
    const sentAt = performance.now();
    await queue.send({ number, organizationId: 1, ms: 0 });
    times.push((await started) - sentAt);
  }
  await queue.stop();
  return times;
}

/** From the first start to the last end of a backlog of many organizations, in milliseconds. */
export async function measureDrain(open: OpenQueue, count: number, ms: number): Promise<number> {
  let startedAt = 0;
  let ended = 0;
  let onDone: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    onDone = resolve;
  });
  const queue = await open(async (entry) => {
    startedAt ||= performance.now();
    await wait(entry.ms);
    ended += 1;
    if (ended === count) onDone();
  });
  for (let number = 0; number < count; number += 1) {
    await queue.send({ number, organizationId: number % 40, ms });
  }
  await done;
  const tookMs = performance.now() - startedAt;
  await queue.stop();
  return tookMs;
}

/** How long the first entry of a second organization waits behind the backlog of the first, in milliseconds. */
export async function measureNewcomer(
  open: OpenQueue,
  backlog: number,
  ms: number,
): Promise<number> {
  const newcomer = 2;
  let onStart: (atMs: number) => void = () => undefined;
  const started = new Promise<number>((resolve) => {
    onStart = resolve;
  });
  const queue = await open(async ({ organizationId }) => {
    if (organizationId === newcomer) onStart(performance.now());
    await wait(ms);
  });
  for (let number = 0; number < backlog; number += 1) {
    await queue.send({ number, organizationId: 1, ms });
  }
  const sentAt = performance.now();
  await queue.send({ number: backlog, organizationId: newcomer, ms });
  const waitedMs = (await started) - sentAt;
  await queue.stop();
  return waitedMs;
}
