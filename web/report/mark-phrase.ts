/** What follows from a finding: "so name them in the post". */
const move = /(?<=,? so )(?!far\b|that\b)[^,.;:]+?(?=,|\.|;|:| and |$)/u;

/** Money, a share, words in quotes, or a count with what it counts. */
const quotable =
  /[$€£¥₹]\d+(?:[,.]\d+)*k?(?: to [$€£¥₹]?\d+(?:[,.]\d+)*k?)?|\b\d[\d,.]* ?%|"[^"]{2,50}"|\b\d[\d,]*(?: (?:first|more|other|open))? [\p{Letter}-]+/u;

/** The phrase of a report's opening that is worth the marker, with what stands around it: what to do, else what to quote. */
export function markPhrase(text: string): { before: string; phrase: string; after: string } {
  const found = move.exec(text) ?? quotable.exec(text);
  if (!found) return { before: text, phrase: "", after: "" };
  const [phrase] = found;
  const end = found.index + phrase.length;
  return { before: text.slice(0, found.index), phrase, after: text.slice(end) };
}
