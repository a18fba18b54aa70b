import { useState } from "react";

/** Asks once before a window with unsaved input is closed. */
export function useCloseGuard(hasInput: () => boolean, close: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  return {
    requestClose: () => (hasInput() ? setIsAsking(true) : close()),
    question: {
      isOpen: isAsking,
      onCancel: () => setIsAsking(false),
      onConfirm: () => {
        setIsAsking(false);
        // The question gives the focus back first, so that the window's own opener has it in the end.
        setTimeout(close);
      },
    },
  };
}
