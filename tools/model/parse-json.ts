/** The object or list that a text holds as JSON; undefined for any other text. */
export function parseJson(text: string): object | undefined {
  if (!/^\s*[[{]/u.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}
