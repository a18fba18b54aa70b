export type TagOutcome =
  | { kind: "added"; tags: string[] }
  | { kind: "empty" }
  | { kind: "duplicate"; tag: string }
  | { kind: "full" };

const folded = (tag: string) => tag.toLocaleLowerCase("en");

/** A typed tag joins the list trimmed and composed; duplicates and anything past the limit are refused (spec §5). */
export function addTag(tags: readonly string[], typed: string, max: number): TagOutcome {
  const tag = typed.normalize("NFC").trim();
  if (tag === "") return { kind: "empty" };
  if (tags.length >= max) return { kind: "full" };
  if (tags.some((other) => folded(other) === folded(tag))) return { kind: "duplicate", tag };
  return { kind: "added", tags: [...tags, tag] };
}

/** What may be suggested next: not chosen yet, fitting what is typed, at most `shown` of them. */
export function suggestTags(
  suggestions: readonly string[],
  tags: readonly string[],
  typed: string,
  shown: number,
): string[] {
  const taken = new Set(tags.map(folded));
  const wanted = folded(typed.trim());
  return suggestions
    .filter((one) => !taken.has(folded(one)) && folded(one).includes(wanted))
    .slice(0, shown);
}
