import { quoteLine } from "#ledger/quote-line.ts";

/** Words about somebody who is out; others name what is fixed. */
const ofSomebody =
  /^(?:can(?:no|['’]?)t|can not|will not|won['’]?t|unable|unwilling|not (?:able|available|willing)|does not|refuses|lives?|outside|needs?|requires|lacks?|never|has never|no (?!remote|travel|relocation|on-call|work from home)\p{L}+)\b/iu;

/** The question a deal breaker asks of everyone, its own words in quotation marks. */
export function askDealBreaker(text: string): string {
  return ofSomebody.test(text.slice(0, 80).trim())
    ? `This would end the process: ${quoteLine(text)}. Does it apply to you?`
    : `One point is fixed: ${quoteLine(text)}. Does that work for you?`;
}
