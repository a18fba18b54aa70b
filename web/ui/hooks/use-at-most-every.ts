import { useEffect, useRef, useState } from "react";

/** The newest value, but never more often than this: what is read aloud must be heard to its end. */
export function useAtMostEvery<Value>(value: Value, everyMs: number): Value {
  const [shown, setShown] = useState(value);
  const shownAtMs = useRef(-Infinity);
  useEffect(() => {
    const pauseMs = Math.max(0, shownAtMs.current + everyMs - Date.now());
    const timer = setTimeout(() => {
      shownAtMs.current = Date.now();
      setShown(value);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [value, everyMs]);
  return shown;
}
