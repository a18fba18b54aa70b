import { useRef } from "react";

/** Where the focus returns to when a dialog closes: what opened it, or the button of the menu that did. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const trigger = menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  const opener = trigger ?? active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Back to the opener; when it is gone, to the heading of the screen. */
function returnFocusTo(opener: HTMLElement | null): void {
  const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>("main h1");
  target?.focus();
}

/** A dialog is entered at its first field, or at its title when it has none. */
export function focusFirstField(event: Event): void {
  const content = event.currentTarget as HTMLElement;
  const first =
    content.querySelector<HTMLElement>("input, select, textarea") ??
    content.querySelector<HTMLElement>("h2");
  if (!first) return;
  event.preventDefault();
  first.focus();
}

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

const patienceMs = 2000;

/** When the focused row is about to be removed, the keyboard goes on at the heading it stood under. */
export function recoverFocus(headingId: string): void {
  const until = performance.now() + patienceMs;
  // The row leaves with a later paint, and a closing dialog hands the focus back to it first.
  const lookAgain = () => requestAnimationFrame(look);
  function look() {
    if (document.activeElement !== document.body) {
      if (performance.now() < until) lookAgain();
      return;
    }
    const heading = document.getElementById(headingId) ?? document.querySelector("main h1");
    if (heading instanceof HTMLElement) heading.focus();
  }
  lookAgain();
}
