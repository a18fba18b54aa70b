const longestQuery = 300;

/** Opens a web search for exactly these words. */
export function webSearchLink(...words: readonly string[]): string {
  const query = words.join(" ").replace(/\s+/gu, " ").trim();
  const cut = query.slice(0, longestQuery).toWellFormed();
  return `https://www.google.com/search?q=${encodeURIComponent(cut)}`;
}

/** The words as one phrase; quotes inside would end it. */
export function phrase(words: string): string {
  return `"${words.replaceAll('"', " ").trim()}"`;
}
