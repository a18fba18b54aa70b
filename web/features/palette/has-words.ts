/** Whether each typed word stands in one of the texts; 1 keeps a command, 0 hides it. */
export function hasWords(typed: string, texts: readonly string[] = []): 0 | 1 {
  const text = texts.join(" ").toLowerCase();
  const words = typed.toLowerCase().split(/\s+/u);
  return words.every((word) => text.includes(word)) ? 1 : 0;
}
