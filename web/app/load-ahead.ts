import { useEffect } from "react";

type Load = () => Promise<unknown>;

const afterFirstPaintMs = 1_500;

/** Code for what comes next, once the screen stands and the browser rests: a click need not wait for it, nor for a connection. */
export function useLoadAhead(loads: readonly Load[]): void {
  useEffect(() => {
    let isOver = false;
    const loadAll = async () => {
      for (const load of loads) {
        if (isOver) return;
        await load().catch(() => undefined);
      }
    };
    const begin = () =>
      "requestIdleCallback" in window
        ? window.requestIdleCallback(() => void loadAll())
        : void loadAll();
    const timer = setTimeout(begin, afterFirstPaintMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [loads]);
}
