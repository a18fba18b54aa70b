import { isSessionKnown, onSessionKnownChange } from "#web/api/session-probe.ts";

/** First after this long, then half as long again each time. */
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

type Listeners = Record<string, (message: MessageEvent<string>) => void>;

/**
 * Follows a stream of server-sent events while the tab is visible (readings.md 33) and answers how to stop. A browser
 * comes back by itself after a lost connection, but not after a refusal: that is done here, with growing pauses. In an
 * outage the stream is closed until the session is known again (readings.md 35).
 */
export function followStream(path: string, listeners: Listeners): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const retry = () => {
    if (source?.readyState !== EventSource.CLOSED) return;
    timer = setTimeout(open, pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 1.5);
  };
  const open = () => {
    close();
    source = new EventSource(path);
    source.addEventListener("open", () => {
      pauseMs = firstPauseMs;
    });
    source.addEventListener("error", retry);
    for (const [name, listener] of Object.entries(listeners))
      source.addEventListener(name, listener);
  };
  const follow = () => {
    if (document.hidden || !isSessionKnown()) close();
    else if (!source) open();
  };

  follow();
  document.addEventListener("visibilitychange", follow);
  const stopWatching = onSessionKnownChange(follow);
  return () => {
    stopWatching();
    document.removeEventListener("visibilitychange", follow);
    close();
  };
}
