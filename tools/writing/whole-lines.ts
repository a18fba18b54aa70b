import type { Given } from "#ledger/facts/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isCalm } from "#tools/writing/clip.ts";

const brokenEnd =
  /\b(?:e\.g|i\.e|a\.m|p\.m|approx|incl|of|and|or|the|an?|to|for|with|in|at|by|from|plus)$/iu;

/**
 * What was read, as whole lines of the posting, each once: "PERS/OPSRP, City pays the 6%; medical 95% paid" and not
 * "95% paid". Lines that are too long, shouted or torn are left out.
 */
export function wholeLines(
  { reading }: Ledger,
  given: readonly Pick<Given, "id" | "text">[],
  longest: number,
): Pick<Given, "id" | "text">[] {
  const found = given.map(({ id, text }) => {
    const line = reading.lines.find((one) => one.text.includes(text));
    return { id, text: (line?.text ?? text).trim() };
  });
  const byText = new Map(found.toReversed().map((one) => [one.text, one]));
  return found
    .filter((one) => byText.get(one.text) === one)
    .filter(({ text }) => text.length <= longest && isCalm(text) && isWhole(text));
}

/** "Match is 50 cents on the dollar" leans on the line before. */
const leans =
  /^(?:match|includ(?:es|ing)|up to|after|plus|also|and|or|with|but|then|it|they|these|those)\b/iu;

/** Whether a line can be said by itself: not "/ 85 % dependents", "27.44 28.82", "P.m." or "Once". */
export function isWhole(text: string): boolean {
  if (leans.test(text)) return false;
  if (/^[^\p{L}\p{N}$€£+“"([]/u.test(text) || (text.match(/\p{L}{2,}/gu) ?? []).length < 2)
    return false;
  const isOpen = text.split("(").length !== text.split(")").length;
  return !isOpen && !text.endsWith(":") && !brokenEnd.test(text) && text.split(/\s+/u).length > 1;
}
