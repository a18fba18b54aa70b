import { useEffect, type RefObject } from "react";

/** While something small is open inside a dialog, Escape pressed there closes that and neither the dialog nor a message. */
export function useEscapeFirst(
  isOpen: boolean,
  close: () => void,
  place?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFirst = (event: KeyboardEvent) => {
      const isThere = !place || place.current?.contains(document.activeElement);
      if (event.key !== "Escape" || !isThere) return;
      // Dialogs listen at the document, so the window must be asked before it.
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener("keydown", closeFirst, { capture: true });
    return () => window.removeEventListener("keydown", closeFirst, { capture: true });
  }, [isOpen, close, place]);
}
