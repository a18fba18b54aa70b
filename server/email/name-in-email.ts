const longestName = 80;

/** What somebody called themselves or their organization, as one short line that no mail program makes a link of. */
export function nameInEmail(name: string, longest = longestName): string {
  const seen = name.replaceAll(/\s+/gu, " ").replaceAll(/[\p{Cc}\p{Cf}]+/gu, "");
  const line = withoutSchemes(seen)
    .replaceAll(/[/\\]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  const cut = Array.from(line).slice(0, longest).join("");
  // A word joiner is not seen; "evil.example" is no address with one in it.
  return cut.replaceAll(/([.@])(?=\S)/gu, "$1\u2060");
}

/** What is left when one scheme is taken away may be another: "httphttp://s://". */
function withoutSchemes(text: string): string {
  const less = text.replaceAll(/[a-z][a-z0-9+.-]*:\/\//giu, "");
  return less === text ? text : withoutSchemes(less);
}
