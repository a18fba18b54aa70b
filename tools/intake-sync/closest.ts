import type { Given } from "#ledger/fact.ts";

/** Words that stand in every list of demands. */
const common = new Set(
  "about after anoth befor certi clien compa custo every exact exper first grade level licen other peopl place proje produ servi skill syste their there these thing those three which while whole worke worki would years".split(
    " ",
  ),
);
const stemLength = 5;

/** "A bachelor's degree for a quota job" is about a bachelor's degree. */
const beside = / (?:for|where|when|beside|before|after|than|from|in place of|until|of) .*$/u;

/** The phrase that shares a telling word with one of the lines, or null: what nobody asks for is no matter here. */
export function closestTo(
  phrases: readonly string[],
  lines: readonly Pick<Given, "text">[],
): string | null {
  const said = stemsOf(lines.map(({ text }) => text).join(" "));
  const scored = phrases.map((phrase) => ({
    phrase,
    shared: [...stemsOf(phrase.replace(beside, ""))].filter((stem) => said.has(stem)).length,
  }));
  const [best] = scored.toSorted((left, right) => right.shared - left.shared);
  return best === undefined || best.shared === 0 ? null : best.phrase;
}

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, stemLength)).filter((one) => !common.has(one)));
}
