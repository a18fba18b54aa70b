const everyMs = 4_000;

/** Tells a call that its report is no longer ours: the job was deleted, or another delivery took it over. */
export function watchLease(isHeld: () => Promise<boolean>): {
  signal: AbortSignal;
  stop: () => void;
} {
  const lost = new AbortController();
  const timer = setInterval(() => {
    isHeld().then(
      (isStillOurs) => isStillOurs || lost.abort(),
      // A database that does not answer says nothing about the lease; the commit asks again.
      () => undefined,
    );
  }, everyMs);
  return { signal: lost.signal, stop: () => clearInterval(timer) };
}
