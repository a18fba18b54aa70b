/** As a ref: what a press has just brought takes the focus, so that the next key reaches it. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
