import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useIsSessionKnown } from "#web/api/session-probe.ts";

/** Whether this tab has a connection, and whether the server answers who is here. */
export type Reach = "well" | "offline" | "unknown";

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

export function useReach(): Reach {
  const isConnected = useSyncExternalStore(subscribe, isOnline);
  const isKnown = useIsSessionKnown();
  if (!isConnected) return "offline";
  return isKnown ? "well" : "unknown";
}
