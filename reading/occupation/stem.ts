const empty = new Set(
  "a an the and or of to in for with on at by from as is are be been this that these those it its into using use used such other may any all not no who which such related including include etc our your you we they their will work working worker job duty per each both more most own under over within between among through during while when where how what than then so if but also can must should new well high level time day week year make made help able get keep do does doing least some every one two three four five us".split(
    " ",
  ),
);

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
