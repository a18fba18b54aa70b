import { useRef } from "react";
import { findOpener, returnFocusTo } from "#web/ui/button/opener.ts";

/** What a dialog's content needs so that closing it returns the focus to whatever opened it. */
export function useReturnedFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = findOpener();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      returnFocusTo(opener.current);
    },
  };
}
