/** What a text does not ask for: "no experience needed", "you do NOT need a CS degree", "dont care about the degree", "No forklift card?". */
const waived =
  /\bnone (?:needed|required|necessary)\b|\bno (?:\p{L}+ ){1,4}(?:needed|required|necessary)\b|\bnot (?:be )?(?:required|needed|necessary|a must)\b|\b(?:do(?: not|n['’]?t)|does(?: not|n['’]?t)) (?:need|require|mind)\b|\bisn['’]?t (?:required|needed|necessary)\b|\b(?:do(?: not|n['’]?t)|does(?: not|n['’]?t)) have to (?:be|have|hold)\b|\bdo(?: not|n['’]?t) (?:really |honestly |actually |much )?care\b|^no (?:\p{L}+ ){0,2}(?:experience|card|license|licence|degree|certificate|certification)\?|\bneither helps nor hurts\b|\bno (?:\p{L}+ ){0,2}(?:experience|degree|diploma|card|licen[sc]e|certificate)(?: at all)? (?:is|are) (?:fine|ok(?:ay)?|no problem)\b/iu;

const asksAlso =
  /\d|^(?:must|able|ability|read|speak|write|valid|current|own|have|hold|lift|fluent|clean|at least)\b/iu;

const clauseEnd = /[,;]\s|\s[–—-]\s/u;

/** "At least 1 year on a line, culinary school not needed" up to what it waives. */
export function withoutWaived(text: string): string {
  if (!asksBeforeWaiving(text)) return text;
  const ends = [...text.matchAll(new RegExp(clauseEnd, "gu"))].map(({ index }) => index);
  const end = ends.find((from, at) => isWaived(text.slice(from + 1, ends[at + 1])));
  return end === undefined ? text : text.slice(0, end);
}

/** "At least 1 year on a line, culinary school not needed": the first half asks for something. */
export function asksBeforeWaiving(text: string): boolean {
  const [first = "", ...others] = text.trim().split(clauseEnd);
  return others.some(isWaived) && !isWaived(first) && asksAlso.test(first);
}

export function isWaived(text: string): boolean {
  return waived.test(text);
}
