export type BreakerSettings = {
  /** Outages without a success between them that open the circuit. */
  outagesToOpen: number;
  /** Older outages are forgotten. */
  withinMs: number;
  /** How long nobody is let through before one call may probe. */
  openMs: number;
};

/** What one call says about its provider: `answering` at its first token, the others at its end. */
export type Health = "answering" | "up" | "down" | "unknown";

/** Keeps calls away from a provider that is down. */
export type Breaker = {
  /**
   * Seconds until a call is worth a try; 0 lets this one through, and how it went must be reported. The last call of
   * a report waits twice as long: others may find out meanwhile, and the report fails if this call does.
   */
  admit: (isLastCall?: boolean) => number;
  report: (health: Health) => void;
  state: () => "closed" | "open" | "halfOpen";
};

export function createBreaker(
  settings: BreakerSettings,
  now: () => number = () => performance.now(),
  onChange: (isOpen: boolean) => void = () => undefined,
): Breaker {
  let outages: number[] = [];
  let openedAt: number | undefined;
  let isProbing = false;

  const state = () => {
    if (openedAt === undefined) return "closed";
    return now() - openedAt < settings.openMs ? "open" : "halfOpen";
  };

  function close(): void {
    if (openedAt === undefined) return;
    openedAt = undefined;
    onChange(false);
  }

  function open(): void {
    const wasOpen = openedAt !== undefined;
    openedAt = now();
    if (!wasOpen) onChange(true);
  }

  return {
    state,
    admit(isLastCall = false) {
      if (openedAt === undefined) return 0;
      const leftMs = openedAt + settings.openMs * (isLastCall ? 2 : 1) - now();
      if (leftMs > 0) return Math.ceil(Math.min(leftMs, settings.openMs) / 1000);
      if (isProbing) return 1;
      isProbing = true;
      return 0;
    },
    report(health) {
      isProbing = false;
      if (health === "unknown") return;
      // Others need not wait for the end of a long answer; but only a whole one ends a row of outages.
      if (health === "answering") {
        close();
        return;
      }
      if (health === "up") {
        outages = [];
        close();
        return;
      }
      outages = [...outages.filter((at) => now() - at < settings.withinMs), now()];
      const isProbeLost = openedAt !== undefined && state() === "halfOpen";
      if (isProbeLost || (openedAt === undefined && outages.length >= settings.outagesToOpen)) {
        open();
      }
    },
  };
}
