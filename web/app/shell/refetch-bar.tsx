import { useIsFetching } from "@tanstack/react-query";
import { useIsSessionKnown } from "#web/api/session-probe.ts";

/** A thin line while what is shown is fetched again; short waits pass without it. */
export function RefetchBar() {
  const count = useIsFetching({ predicate: ({ state }) => state.data !== undefined });
  const isKnown = useIsSessionKnown();
  if (count === 0 || !isKnown) return null;
  return (
    <div aria-hidden="true" className="absolute inset-x-0 -bottom-0.5 h-0.5 overflow-hidden">
      <div className="h-full w-1/3 animate-pass bg-blue" />
    </div>
  );
}
