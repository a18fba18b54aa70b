import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Says that nothing new arrives, and how old what is shown may be. */
export function OfflineStrip() {
  const queryClient = useQueryClient();
  if (useSyncExternalStore(subscribe, isOnline)) return null;
  const queries = queryClient.getQueryCache().getAll();
  const loadedAt = new Date(Math.max(...queries.map(({ state }) => state.dataUpdatedAt)));
  const time = loadedAt.toLocaleTimeString([], {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
  return (
    <output className="block border-b border-line bg-grey-wash px-4 py-1.5 text-center text-meta text-grey tablet:px-6">
      You are offline. Showing what was loaded at {time}. Nothing can be saved until you are back.
    </output>
  );
}
