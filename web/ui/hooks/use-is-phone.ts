import { useSyncExternalStore } from "react";

const narrow = "(max-width: 759.98px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** For what must be another element on a phone; what only looks different is CSS. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}
