/** What makes a drawing one picture with one sentence; SVG has no tag of its own for it. */
export function pictureOf(sentence: string) {
  return { role: "img", "aria-label": sentence } as const;
}
