/** Whether one of these words or phrases stands in a text; a star stands for any ending. */
export function anyOf(list: string): RegExp {
  const words = list.trim().split(/\s*,\s*/u);
  const source = words.map((word) => word.replaceAll("*", "\\p{L}*").replaceAll("'", "['’]"));
  return new RegExp(`(?<!\\p{L})(?:${source.join("|")})(?!\\p{L})`, "iu");
}
