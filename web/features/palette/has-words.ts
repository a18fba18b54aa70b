/** Whether each typed word stands in one of the texts. */
export function hasWords(typed: string, texts: readonly string[]): boolean {
  const text = texts.join(" ").toLowerCase();
  const words = typed.toLowerCase().split(/\s+/u);
  return words.every((word) => text.includes(word));
}
