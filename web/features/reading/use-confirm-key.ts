import { useEffect, useEffectEvent, type RefObject } from "react";

const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Cmd+Enter or Ctrl+Enter, on a page or within one dialog; it rests under any other. */
export function useConfirmKey(
  root: RefObject<HTMLElement | null>,
  isInDialog: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    const { target } = event;
    const isHere = isInDialog
      ? target instanceof Node && root.current?.contains(target)
      : document.querySelector(dialogs) === null;
    if (!isHere) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
