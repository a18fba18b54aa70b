import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { endPause } from "#web/api/retry-pause.ts";
import { useReach } from "#web/app/shell/reach.ts";
import { Button } from "#web/ui/button/button.tsx";

function useLoadedAt(): string | undefined {
  const queries = useQueryClient().getQueryCache().getAll();
  const atMs = Math.max(0, ...queries.map(({ state }) => state.dataUpdatedAt));
  if (atMs === 0) return undefined;
  const asHours = { hour: "2-digit", minute: "2-digit", hour12: false } as const;
  return new Date(atMs).toLocaleTimeString([], asHours);
}

type ReachStripProps = { className: string };

/** Says that nothing new arrives, how old what is shown may be, and that nothing is lost. */
export function ReachStrip({ className }: ReachStripProps) {
  const reach = useReach();
  const loadedAt = useLoadedAt();
  if (reach === "well") return null;
  const isOffline = reach === "offline";
  return (
    <div
      className={clsx(
        "flex items-center justify-center gap-3 border-line px-4 py-1 text-meta tablet:px-6 print:hidden",
        isOffline ? "bg-grey-wash text-grey" : "bg-yellow-wash text-yellow",
        className,
      )}
    >
      <output className="min-w-0 py-0.5 max-tablet:flex-1">
        {isOffline ? "You are offline." : <b className="font-[620]">We can't reach Roleprint.</b>}{" "}
        {loadedAt === undefined && "This page will load as soon as you are connected."}
        {loadedAt !== undefined &&
          (isOffline
            ? `Showing what was loaded at ${loadedAt}. Nothing can be saved until you are back.`
            : "Your screen and what you typed stay as they are. Nothing can be saved until Roleprint is back.")}
      </output>
      {!isOffline && (
        <Button size="small" onClick={endPause}>
          Try again
        </Button>
      )}
    </div>
  );
}
