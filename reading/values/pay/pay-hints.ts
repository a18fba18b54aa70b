import { saysHour } from "#reading/values/pay/pay-line.ts";
import { groupOf } from "#reading/values/signs.ts";
import type { PlacedLine } from "#reading/place.ts";

const hints =
  /(?<more>\bcan go\b|\bup to\b)|(?<yearly>\b(?:base|salary|package)\b)|(?<salaried>\b(?:salaried|annual\w*|(?<!non-?)exempt)\b)|(?<cents>\bcents\b|\bcpm\b|¢)|(?<earned>\b(?:earn|made|make|clear))/giu;

/** Whether a line says one of the words that settle how its figures are meant. */
export function hasHint({ text }: PlacedLine, name: string): boolean {
  return [...text.slice(0, 1_500).matchAll(hints)].some((match) => groupOf(match) === name);
}

const tellers = new Set(["pay", "terms", "title"]);

/** Whether the text speaks of a salary and never of an hour's pay. */
export function isSalaried(lines: readonly PlacedLine[]): boolean {
  const read = lines.filter(({ place }) => place !== "internal" && place !== "contact");
  return (
    !read.some(({ text }) => saysHour(text)) &&
    read.some(
      (line) => tellers.has(line.place) && (hasHint(line, "yearly") || hasHint(line, "salaried")),
    )
  );
}
