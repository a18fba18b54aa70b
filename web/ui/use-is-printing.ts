import { useSyncExternalStore } from "react";

const paper = "print";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(paper);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the page is being set on paper; what is folded on the screen stands open there. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(paper).matches);
}
