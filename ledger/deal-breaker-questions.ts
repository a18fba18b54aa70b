import { quoteLine } from "#ledger/quote-line.ts";

/** Words about somebody who is out; others name what is fixed. */
const ofSomebody =
  /^(?:can(?:no|['’]?)t|can not|will not|won['’]?t|unable|unwilling|not (?:able|available|willing)|does not|refuses|lives?|outside|needs?|requires|lacks?|never|has never|no (?!remote|travel|relocation|on-call|work from home)\p{L}+)\b/iu;

/** What is said to everyone about a deal breaker, and its own words to look at. */
export function askDealBreaker(text: string): string {
  return ofSomebody.test(text.slice(0, 80).trim())
    ? `Does this apply to you? (${quoteLine(text)})`
    : `This point is fixed. Does it work for you? (${quoteLine(text)})`;
}
