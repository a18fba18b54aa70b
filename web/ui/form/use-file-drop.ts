import { useEffect, useEffectEvent, useState } from "react";

function hasFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/** Takes a file dropped anywhere on the window; answers whether one is held over it. */
export function useFileDrop(isEnabled: boolean, onDrop: (file: File) => void): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const stop = new AbortController();
    const listen = (type: "dragover" | "dragleave" | "drop", act: (event: DragEvent) => void) =>
      window.addEventListener(type, (event) => hasFile(event) && act(event), stop);
    listen("dragover", (event) => {
      event.preventDefault();
      setIsHeld(true);
    });
    // Only leaving the window itself has nothing it goes to.
    listen("dragleave", (event) => event.relatedTarget === null && setIsHeld(false));
    listen("drop", (event) => {
      event.preventDefault();
      setIsHeld(false);
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    });
    return () => {
      stop.abort();
      setIsHeld(false);
    };
  }, [isEnabled]);
  return isHeld;
}
