import { useLayoutEffect, useRef, useState } from "react";

/** One function for a component's whole life that does what its newest one does: who is handed it need not be drawn again. */
export function useSteady<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  const [steady] = useState(
    () =>
      (...args: Args) =>
        newest.current(...args),
  );
  return steady;
}
