import type { Consequence } from "#contract/room/decision.ts";
import { formatMoney } from "#english/money.ts";
import { capital, joinAnd } from "#english/words.ts";

/** What a change does: the one figure of it, and a sentence or two. */
export function describeConsequence(consequence: Consequence): { line: string; figure: string } {
  const sentences = [
    sayPercentile(consequence),
    sayLevel(consequence),
    saySearch(consequence.searchWords),
    sayTitles(consequence.titles),
    ...consequence.law,
  ].filter((sentence) => sentence !== "");
  return { line: sentences.slice(0, mostSentences).join(" "), figure: figureOf(consequence) };
}

const mostSentences = 2;

function figureOf({ yearlyCost, searchWords, minutes, law }: Consequence): string {
  if (yearlyCost !== null && yearlyCost.amount !== 0) {
    const { amount, currency } = yearlyCost;
    const sum = formatMoney(Math.abs(amount), currency, "year");
    return `${amount > 0 ? "+" : "−"}${sum} a year`;
  }
  const words = searchWords.come.length - searchWords.go.length - searchWords.optional.length;
  if (words !== 0)
    return `${capital(countOf(Math.abs(words), "word"))} ${words > 0 ? "more" : "fewer"}`;
  const more = minutes.after - minutes.before;
  if (more !== 0) return `${countOf(Math.abs(more), "minute")} ${more > 0 ? "more" : "less"}`;
  return law.length > 0 ? "Another law" : "No change";
}

const smallNumbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "one word", "60 minutes". */
export function countOf(count: number, thing: string): string {
  return `${smallNumbers[count] ?? count} ${thing}${count === 1 ? "" : "s"}`;
}

/** "76th", "71st". */
export function ordinal(count: number): string {
  const ends: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
  return `${count}${ends[new Intl.PluralRules("en", { type: "ordinal" }).select(count)] ?? "th"}`;
}

function sayPercentile({ percentile: { before, after } }: Consequence): string {
  if (before === null || after === null || before === after) return "";
  return `From the ${ordinal(before)} to the ${ordinal(after)} percentile of published pay.`;
}

function sayLevel({ aboveLevel, percentile }: Consequence): string {
  if (aboveLevel === null || aboveLevel.before === aboveLevel.after) return "";
  const { after, level } = aboveLevel;
  const isStill = aboveLevel.before !== null && aboveLevel.before > 0 === after > 0;
  const sum = formatMoney(Math.abs(after), "USD", Number.isInteger(after) ? "year" : "hour");
  const where = after < 0 ? `${sum} under` : after === 0 ? "At" : `${sum} above`;
  return percentile.before === null || !isStill ? `${where} ${level}.` : `Still ${where} ${level}.`;
}

function saySearch({ go, come, optional, stay }: Consequence["searchWords"]): string {
  const parts = [
    ...(go.length > 0 ? [`no search asks for ${joinAnd(go)} any more`] : []),
    ...(optional.length > 0 ? [`${joinAnd(optional)} only ranks people`] : []),
    ...(come.length > 0 ? [`every search must also match ${joinAnd(come)}`] : []),
  ];
  if (parts.length === 0) return "";
  const left = stay.length > 0 && come.length === 0 ? ` ${joinAnd(stay)} must still match.` : "";
  return `${capital(joinAnd(parts))}.${left}`;
}

function sayTitles({ go, come }: Consequence["titles"]): string {
  return [
    go.length > 0 ? `No longer searched by title: ${go.join(", ")}.` : "",
    come.length > 0 ? `Also searched by title: ${come.join(", ")}.` : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
