import type { Fact } from "#contract/examination.ts";
import { insidePrefix } from "#contract/programs/closed-facts.ts";
import { formatMoney, perWords } from "#english/money.ts";
import type { Reading } from "#ledger/facts/reading.ts";

/** A limit above the posted range that the text names for the team alone, and the line that names it. */
type Ceiling = { id: string; amount: string; from: string };

const named =
  /\b(?:stre?t?ch(?:es)?|do|go(?:es)?|get|pay|approv\p{L}+|authority|budget(?:ed)?|ceiling|max(?:imum)?|stop|cap(?:ped)?|thru|through|signed off)\b\D{0,25}?(?<figure>\d{1,3}(?:[, \u00a0]\d{3})+|\d+(?:\.\d{1,2})?)(?<thousands>\s?k\b)?/giu;
/** What lies further above the top is something else. */
const most = 1.6;
/** A year's pay is no three figures. */
const leastYearly = 10_000;

/** "he'll go to 118" beside a yearly range is $118,000; null where no such figure is above the range. */
export function readCeiling({
  keptInside,
  pay,
}: Pick<Reading, "keptInside" | "pay">): Ceiling | null {
  const offer = pay?.offer ?? null;
  const top = offer?.max ?? null;
  if (offer === null || top === null) return null;
  for (const { id: from, text, about } of keptInside) {
    if (about !== "money") continue;
    for (const { groups } of text.matchAll(named)) {
      const figure = Number(groups?.["figure"]?.replaceAll(/[, \u00a0]/gu, ""));
      const isShort = groups?.["thousands"] !== undefined || (top >= leastYearly && figure < 1_000);
      const limit = isShort ? figure * 1_000 : figure;
      if (limit > top && limit <= top * most) {
        const amount = `${formatMoney(limit, offer.currency, offer.period)} ${perWords(offer.period)}`;
        return { id: `${insidePrefix}limit`, amount, from };
      }
    }
  }
  return null;
}

export function factsOfCeiling(reading: Reading): Fact[] {
  const ceiling = readCeiling(reading);
  if (ceiling === null) return [];
  const { id, amount, from } = ceiling;
  const rule = "a line for the team alone, read beside the posted range";
  return [
    {
      id,
      label: "Limit above the range",
      text: amount,
      basis: "derived",
      sources: [{ kind: "rule", rule, from: [from] }],
    },
  ];
}
