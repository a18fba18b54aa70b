import { hasTelltale, namesSomebody } from "#reading/telltales.ts";

/** Whom or what a remark speaks of: people, money, doubts, what somebody said. */
const remark =
  /["“”?!]|[$€£₹%]|\d\s?k\b|\b(?:he|she|him|her|his|hers|they|them|their|we|us|our|me|my|i|i'm|i'll|guys?|girls?|people|ppl|folks|boss|owner|client|budget|fee|rate|not|n't|never|nobody|unless|until|till|but|because|bc|cuz|though|tbh|honestly|maybe|prob|probably|apparently|say|says|said|told|tell|knows?|thinks?|wants?|left|leaving|quit|fired|replac\p{L}*|last|old|previous|current|currently|problem|issue|sensitive|internal|confidential|target\p{L}*|turnover|percent|zoom|competitor\p{L}*|worst|late)\b|n['’]t\b/iu;
/** An amount that nobody named: "to 140", but not "Java 17" or "5 years". */
const amount =
  /(?<![A-Z]\w{0,12} )(?<![\w.-])\d{2,}(?:[.,]\d+)?(?![\w+-]| ?(?:years?|yrs?|hours?|hrs?|lbs?|pounds|days?|beds?|wpm)\b)/u;
const mostWords = 14;

/** Whether a line could do no harm, were it placed wrong: "Terraform", "read prints, GD&T", "CCNA minimum, CCNP pref." */
export function isHarmless(text: string): boolean {
  return (
    text.split(" ").length <= mostWords &&
    !text.startsWith("(") &&
    !remark.test(text) &&
    !amount.test(text) &&
    !namesSomebody(text) &&
    !hasTelltale(text)
  );
}
