import { quoteLine } from "#ledger/facts/quote-line.ts";

/** Words about somebody who is out; others name what is fixed. */
const ofSomebody =
  /^(?:can(?:no|['’]?)t|can not|will not|won['’]?t|unable|unwilling|not (?:able|available|willing)|does not|refuses|lives?|outside|needs?|requires|lacks?|never|has never|no (?!remote|travel|relocation|on-call|work from home)\p{L}+)\b/iu;

/** What is said to everyone about a deal breaker, after its own words. */
export function askDealBreaker(text: string): string {
  return ofSomebody.test(text.slice(0, 80).trim())
    ? `One thing would rule this job out: ${quoteLine(text)}. Does it apply to you?`
    : `One point is fixed: ${quoteLine(text)}. Does that work for you?`;
}
