const stopWords = new Set(
  "a an and are as at be but by can do for from has have how i in is it make me more most my not of on or our please put say should so that the them these this to us want we what with would you your focus stress emphasize emphasise highlight mention about report section first".split(
    " ",
  ),
);

/** The words of a request that can be looked for. */
export function wordsOf(guidance: string): string[] {
  const words = guidance.toLowerCase().match(/[\p{L}\p{N}+#]{2,40}/gu) ?? [];
  return [...new Set(words.filter((word) => !stopWords.has(word)))].slice(0, 30);
}

/** Marks of an item, not its text. */
const marks = new Set(["facts", "basis", "covers", "url"]);

/** Every line of a report's part, as a reader sees it. */
export function linesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (marks.has(key) ? [] : linesOf(part)));
}

/** Whole words, and a plural for its singular. */
function mentionsOf(words: readonly string[], lines: readonly string[]): string[] {
  const said = new Set(
    lines
      .join("\n")
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]{2,40}/gu),
  );
  return words.filter(
    (word) => said.has(word) || said.has(`${word}s`) || said.has(word.replace(/s$/u, "")),
  );
}

/** What the built-in writer can honestly say about a request: what it looked for, and whether the report has it. */
export function followGuidance(guidance: string, lines: readonly string[]): string[] {
  const asked = guidance
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, 200)
    .replace(/[.!?]+$/u, "");
  if (asked === "") return [];
  const found = mentionsOf(wordsOf(guidance), lines).slice(0, 6);
  const result =
    found.length > 0
      ? `What touches ${found.join(", ")} stands first`
      : "Nothing written down about this job touches it, so it is a question for the hiring manager";
  return [`You asked: "${asked}". ${result}.`];
}

/** Items that mention what was asked for come first; the order is otherwise kept. */
export function putAskedFirst<Item>(guidance: string, items: readonly Item[]): Item[] {
  const words = wordsOf(guidance);
  if (words.length === 0) return [...items];
  const score = (item: Item) => mentionsOf(words, linesOf(item)).length;
  return items.toSorted((left, right) => score(right) - score(left));
}
