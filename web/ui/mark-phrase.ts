/** Money and shares first, then what is quoted, then a count with what it counts. */
const keyPhrases = [
  /[$€£¥₹]\d+(?:[,.]\d+)*k?(?: to [$€£¥₹]?\d+(?:[,.]\d+)*k?)?/u,
  /\d[\d,.]* ?%/u,
  /"[^"]{2,50}"/u,
  /\b\d[\d,]*(?: (?:first|more|other|open))? [\p{Letter}-]+/u,
];

/** The one phrase of a report's opening that is worth the marker, with what stands around it. */
export function markPhrase(text: string): { before: string; phrase: string; after: string } {
  const [match] = keyPhrases.flatMap((pattern) => pattern.exec(text) ?? []);
  if (match === undefined) return { before: text, phrase: "", after: "" };
  const at = text.indexOf(match);
  return { before: text.slice(0, at), phrase: match, after: text.slice(at + match.length) };
}
