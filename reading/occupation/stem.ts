import emptyWords from "#reading/data/empty-words.json" with { type: "json" };

const empty = new Set(emptyWords);

/** Stems of the telling words of a text, each as often as it stands there. */
export function stemWords(text: string): string[] {
  const found = text.toLowerCase().match(/[a-z][a-z+#]+/g) ?? [];
  return found.filter((word) => !empty.has(word)).map(stem);
}

const endings =
  /(?:ization|isation|ational|ation|ement|ment|ingly|edly|ing|ion|er|or|ed|ly|al|ive|ity|ance|ence)$/;

/** Cut so far that "driver", "drives" and "driving" meet. */
function stem(word: string): string {
  const singular = word.replace(/ie[sd]$/, "y").replace(/([^s])s$/, "$1");
  const cut = singular.replace(endings, "");
  const kept = cut.length < 3 ? singular : cut.replace(/([bdfgmnprt])\1$/, "$1");
  return kept.length < 4 ? kept : kept.replace(/[ey]$/, "");
}
