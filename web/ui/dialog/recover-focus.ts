/** When the focused row has just been removed, the keyboard goes on at the heading it stood under. */
export function recoverFocus(headingId: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const heading = document.getElementById(headingId) ?? document.querySelector("main h1");
    if (heading instanceof HTMLElement) heading.focus();
  });
}
