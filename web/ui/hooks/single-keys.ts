import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from "react";

const storageKey = "singleKeys";
const listeners = new Set<() => void>();

function areOn(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

/** Single keys can be turned off, for people whose keyboard or voice control presses them by accident (WCAG 2.1.4). */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAreSingleKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areOn);
}

const fields = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Keys that act at once, on a page or within one dialog. They rest in fields, under another dialog, and when turned off. */
export function useSingleKeys(
  actions: Readonly<Record<string, () => void>>,
  dialog?: RefObject<HTMLElement | null>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const action = actions[event.key];
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (!action || hasModifier || event.defaultPrevented || !(target instanceof Element)) return;
    const isElsewhere = dialog
      ? !dialog.current?.contains(target)
      : document.querySelector(dialogs) !== null;
    if (isElsewhere || target.closest(fields) || !areOn()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
