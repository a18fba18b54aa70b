/** What one generation may still use: calls of any kind, and time for all of them together. */
export type CallBudget = {
  /** Takes one call; false when none is left. */
  takeCall: () => boolean;
  callsLeft: () => number;
  remainingMs: () => number;
};

export function openCallBudget(calls: number, totalMs: number): CallBudget {
  const endsAt = performance.now() + totalMs;
  let left = calls;
  const remainingMs = () => Math.max(0, endsAt - performance.now());
  return {
    takeCall() {
      if (left < 1 || remainingMs() === 0) return false;
      left -= 1;
      return true;
    },
    callsLeft: () => left,
    remainingMs,
  };
}
