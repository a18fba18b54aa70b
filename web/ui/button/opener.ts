/** Where the focus returns to when a dialog closes: what opened it, or the button of the menu that did. */
export function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const trigger = menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  const opener = trigger ?? active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Back to the opener; when it is gone, to the heading of the screen. */
export function returnFocusTo(opener: HTMLElement | null): void {
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
