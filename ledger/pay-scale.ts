import type { Given } from "#ledger/fact.ts";
import type { Reading } from "#ledger/reading.ts";

/** Names of a table of pay, wherever they stand: "licensed salary schedule", "GS-11", "Band 6", "union scale". */
const named = [
  /\b(?:salary|pay|wage|teachers?|licensed|certificated|classified) (?:schedule|scale|table|grid)s?\b/iu,
  /\bsteps? (?:and|&|\/|or) lanes?\b|\bGS-?\s?\d{1,2}\b|\bBand \d[a-d]?\b|\bAgenda for Change\b/u,
  /\bcollective(?:ly)?[ -]bargain|\bbargaining unit\b|\bprevailing wages?\b/iu,
  /\bunion (?:position|contract|scale|wages?|rates?|represented)\b|\btime, represented\b|\brepresented position\b/iu,
  /\bTV-?(?:öD|L)\b|\bEntgeltgruppe\b/u,
];

/** What means a table only beside an amount: "BA step 1 to MA step 15", "$19-$27/hr by year". */
const besidePay = /\bsteps? \d{1,2}\b|\d\S{0,4} by (?:year|step|period)\b/iu;

/** The words that say that pay is a place on a scale, where nobody bargains; null where nothing says so. */
export function payScaleOf({ title, pay, payParts, lines }: Reading): Given | null {
  const paid = [...lines.filter(({ place }) => place === "pay"), ...(pay === null ? [] : [pay])];
  const asTyped = { ...title, text: title.quotes[0]?.quote ?? title.text };
  const isNamed = ({ text }: Given) => named.some((words) => words.test(text));
  return (
    paid.find((line) => isNamed(line) || besidePay.test(line.text)) ??
    [asTyped, ...lines, ...payParts].find(isNamed) ??
    null
  );
}
