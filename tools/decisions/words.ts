import type { Consequence } from "#contract/room/decision.ts";
import { countInWords, ordinal } from "#english/counts.ts";
import { formatMoney } from "#english/money.ts";
import { capital, joinAnd } from "#english/words.ts";

/** Without those of the law, where there are many. */
const mostSentences = 3;

/** What a change does: the one figure of it, and a sentence for each thing it touches. */
export function describeConsequence(consequence: Consequence): { line: string; figure: string } {
  const { percentile, aboveLevel, yearlyCost, searchWords, titles, minutes, law } = consequence;
  const isPayMoved =
    percentile.before !== percentile.after ||
    (aboveLevel !== null && aboveLevel.before !== aboveLevel.after) ||
    (yearlyCost !== null && yearlyCost.amount !== 0);
  const others = [
    isPayMoved ? sayPay(consequence, "still ") : "",
    yearlyCost?.bonusPercent && yearlyCost.amount !== 0
      ? `The yearly amount counts the bonus of ${yearlyCost.bonusPercent} %.`
      : "",
    ...saySearch(searchWords),
    sayTitles(titles),
    sayMinutes(minutes),
  ].filter((sentence) => sentence !== "");
  // What the law asks is said whole, and what weighs most before it.
  const left = Math.max(mostSentences - law.length, 1);
  return { line: [...others.slice(0, left), ...law].join(" "), figure: figureOf(consequence) };
}

function figureOf({ yearlyCost, percentile, searchWords, minutes, law }: Consequence): string {
  if (yearlyCost !== null && yearlyCost.amount !== 0) {
    const { amount, currency } = yearlyCost;
    const sum = formatMoney(Math.abs(amount), currency, "year");
    return `${amount > 0 ? "+" : "−"}${sum} a year`;
  }
  if (percentile.after !== null && percentile.before !== percentile.after)
    return `${ordinal(percentile.after)} percentile`;
  const { come, go, optional } = searchWords;
  const more = come.length - go.length - optional.length;
  if (more !== 0)
    return `${capital(countInWords(Math.abs(more), "search word"))} ${more > 0 ? "more" : "fewer"}`;
  if (come.length > 0)
    return come.length === 1 ? "One search word for another" : "Other search words";
  if (minutes.after !== minutes.before) {
    const longer = minutes.after - minutes.before;
    return `${Math.abs(longer)} minutes ${longer > 0 ? "more" : "less"}`;
  }
  return law.length > 0 ? "Other rules" : "No change";
}

/** "From the 76th to the 72nd percentile of published pay, still $3,888 above Denver’s most senior wage level." */
function sayPay({ percentile, aboveLevel }: Consequence, still: string): string {
  const parts = [sayPercentile(percentile, still), sayLevel(aboveLevel)].filter(
    (part) => part !== "",
  );
  return parts.length === 0 ? "" : `${capital(parts.join(", "))}.`;
}

/** Where pay stands today: "The 76th percentile of published pay, $11,888 above Denver’s most senior wage level." */
export function describePay(consequence: Consequence): string {
  return sayPay(consequence, "");
}

function sayPercentile({ before, after }: Consequence["percentile"], still: string): string {
  if (after === null) return before === null ? "" : "no published percentile for it";
  const of = "percentile of published pay";
  if (before === after) return `${still}the ${ordinal(after)} ${of}`;
  return before === null
    ? `the ${ordinal(after)} ${of}`
    : `from the ${ordinal(before)} to the ${ordinal(after)} ${of}`;
}

function sayLevel(aboveLevel: Consequence["aboveLevel"]): string {
  if (aboveLevel === null) return "";
  const { before, after, level } = aboveLevel;
  if (after === 0) return `exactly at ${level}`;
  const sum = formatMoney(Math.abs(after), "USD", "year");
  const side = after > 0 ? "above" : "under";
  const isNearer = before !== null && Math.abs(after) < Math.abs(before);
  const isStill = isNearer && before > 0 === after > 0;
  return `${isStill ? "still " : ""}${sum} ${side} ${level}`;
}

function saySearch({ go, come, optional, stay }: Consequence["searchWords"]): string[] {
  if (go.length + come.length + optional.length === 0) return [];
  const left = stay.length === 0 || come.length > 0 ? "" : ` We still require ${joinAnd(stay)}.`;
  return [
    ...(go.length > 0 ? [`We no longer require ${joinAnd(go)} when we search.${left}`] : []),
    ...(optional.length > 0
      ? [`${capital(joinAnd(optional))}: preferred when we search, no longer required.`]
      : []),
    ...(come.length > 0 ? [`We would also require ${joinAnd(come)} when we search.`] : []),
  ];
}

function sayTitles({ go, come }: Consequence["titles"]): string {
  const gone = go.length > 0 ? `No longer searched by title: ${go.join(", ")}.` : "";
  const added = come.length > 0 ? `Also searched by title: ${come.join(", ")}.` : "";
  return [gone, added].filter((sentence) => sentence !== "").join(" ");
}

function sayMinutes({ before, after }: Consequence["minutes"]): string {
  if (before === after) return "";
  const side = after > before ? "more" : "less";
  return `Each candidate spends ${Math.abs(after - before)} minutes ${side} in interviews.`;
}
