/** What a text does not ask for: "no experience needed", "you do NOT need a CS degree", "dont care about the degree", "No forklift card?". */
const waived =
  /\bnone (?:needed|required|necessary)\b|\bno (?:\p{L}+ ){1,4}(?:needed|required|necessary)\b|\bnot (?:be )?(?:required|needed|necessary|a must)\b|\b(?:do(?: not|n['’]?t)|does(?: not|n['’]?t)) (?:need|require|mind)\b|\bisn['’]?t (?:required|needed|necessary)\b|\b(?:do(?: not|n['’]?t)|does(?: not|n['’]?t)) have to (?:be|have|hold)\b|\bdo(?: not|n['’]?t) (?:really |honestly |actually |much )?care\b|^no (?:\p{L}+ ){0,2}(?:experience|card|license|licence|degree|certificate|certification)\?|\bneither helps nor hurts\b/iu;

export function isWaived(text: string): boolean {
  return waived.test(text);
}
