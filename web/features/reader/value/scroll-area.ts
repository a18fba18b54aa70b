/** What makes an area that scrolls reachable by keyboard. */
export function scrollArea(label: string) {
  return { role: "region", "aria-label": label, tabIndex: 0 } as const;
}
