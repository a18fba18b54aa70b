/** After the first, second and third failure, and after every one that follows. */
const pausesMs = [1_000, 2_000, 4_000, 5_000];
/** Where nobody looks, or nothing could be reached. */
const restingPauseMs = 30_000;
/** However often somebody comes back or asks for it. */
const shortestPauseMs = 1_000;
/** Many tabs that lost the server at one moment do not come back at one moment; at least this much keeps a minute under fifteen. */
const jitter = { least: 0.06, spread: 0.1 };

const wakers = new Set<() => void>();

function pauseMs(failures: number): number {
  const isResting = document.hidden || !navigator.onLine;
  const ms = isResting ? restingPauseMs : (pausesMs[failures - 1] ?? pausesMs.at(-1) ?? 0);
  return ms * (1 + jitter.least + jitter.spread * Math.random());
}

/** Ends the pause that is under way: somebody asked. */
export function endPause(): void {
  for (const wake of wakers) wake();
}

/** Waits before the next try; who comes back to the tab or to the network need not wait. */
export function pauseAfter(failures: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const beganMs = Date.now();
  let timer = setTimeout(resolve, pauseMs(failures));
  const wake = () => {
    if (document.hidden) return;
    clearTimeout(timer);
    timer = setTimeout(resolve, Math.max(0, shortestPauseMs - (Date.now() - beganMs)));
  };
  const over = new AbortController();
  const { signal } = over;
  wakers.add(wake);
  window.addEventListener("focus", wake, { signal });
  window.addEventListener("online", wake, { signal });
  document.addEventListener("visibilitychange", wake, { signal });
  return promise.finally(() => {
    wakers.delete(wake);
    over.abort();
  });
}
