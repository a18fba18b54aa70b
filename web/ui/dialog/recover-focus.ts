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
