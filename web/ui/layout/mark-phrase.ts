/** Money, a share, words in quotes, or a count with what it counts. */
const keyPhrase =
  /[$€£¥₹]\d+(?:[,.]\d+)*k?(?: to [$€£¥₹]?\d+(?:[,.]\d+)*k?)?|\b\d[\d,.]* ?%|"[^"]{2,50}"|\b\d[\d,]*(?: (?:first|more|other|open))? [\p{Letter}-]+/u;

/** The first phrase of a report's opening that is worth the marker, with what stands around it. */
export function markPhrase(text: string): { before: string; phrase: string; after: string } {
  const [match] = keyPhrase.exec(text) ?? [];
  if (match === undefined) return { before: text, phrase: "", after: "" };
  const at = text.indexOf(match);
  return { before: text.slice(0, at), phrase: match, after: text.slice(at + match.length) };
}
