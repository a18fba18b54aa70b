import { ModelFailure, type Clock } from "#server/model/door/failure.ts";

/** How long one call may take; each clock lies inside the next. */
export type Clocks = {
  connectMs: number;
  firstTokenMs: number;
  stallMs: number;
  totalMs: number;
};

/** Watches over one call: whatever ends it first is why it failed. */
export type Watch = {
  /** Closes the socket when the call is stopped. */
  signal: AbortSignal;
  /** Rejects at once when the call is stopped, even if the provider ignores the signal. */
  stopped: Promise<never>;
  failure: () => ModelFailure | undefined;
  stop: (failure: ModelFailure) => void;
  onHeaders: () => void;
  onToken: () => void;
  elapsedMs: () => number;
  close: () => void;
};

export function startWatch(
  clocks: Clocks,
  giveUp: AbortSignal,
  onFirstToken: () => void = () => undefined,
): Watch {
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  const upstream = new AbortController();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  stopped.catch(() => undefined);
  let failure: ModelFailure | undefined;
  let waiting: "connect" | "firstToken" | "stall" = "connect";

  function stop(cause: ModelFailure): void {
    if (failure) return;
    failure = cause;
    reject(cause);
    upstream.abort(cause);
  }
  const alarm = (clock: Clock, afterMs: number) =>
    setTimeout(() => stop(new ModelFailure("timedOut", { clock })), Math.max(afterMs, 0));
  const onGiveUp = () => stop(new ModelFailure("aborted"));

  const total = alarm("total", clocks.totalMs);
  let step = alarm("connect", clocks.connectMs);
  if (giveUp.aborted) onGiveUp();
  else giveUp.addEventListener("abort", onGiveUp, { once: true });

  return {
    signal: upstream.signal,
    stopped,
    failure: () => failure,
    stop,
    elapsedMs,
    onHeaders() {
      if (waiting !== "connect") return;
      waiting = "firstToken";
      clearTimeout(step);
      step = alarm("firstToken", clocks.firstTokenMs - elapsedMs());
    },
    onToken() {
      if (waiting === "stall") {
        step.refresh();
        return;
      }
      waiting = "stall";
      onFirstToken();
      clearTimeout(step);
      step = alarm("stall", clocks.stallMs);
    },
    close() {
      clearTimeout(total);
      clearTimeout(step);
      giveUp.removeEventListener("abort", onGiveUp);
      upstream.abort();
    },
  };
}
