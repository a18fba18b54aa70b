import { useSyncExternalStore } from "react";

const paper = "print";
let isAnnounced = false;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(paper);
  const announce = ({ type }: Event) => {
    isAnnounced = type === "beforeprint";
    listener();
  };
  query.addEventListener("change", listener);
  // The browser counts the pages before it says that the medium has changed.
  window.addEventListener("beforeprint", announce);
  window.addEventListener("afterprint", announce);
  return () => {
    query.removeEventListener("change", listener);
    window.removeEventListener("beforeprint", announce);
    window.removeEventListener("afterprint", announce);
  };
}

/** Whether the page is being set on paper; what is folded on the screen stands open there. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isAnnounced || matchMedia(paper).matches);
}
