import questions from "#reading/data/chat-questions.json" with { type: "json" };
import type { Row } from "#reading/rows.ts";

/** What stands over a row and those after it, where it opens or goes on with a turn; whether its last words are such a question. */
export type Turn = { topic: string | null; asks: boolean };

const stamp = String.raw`(?:\[[^\]\n]{4,32}\]|\(?\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AaPp]\.?[Mm]\.?)?\)?|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s\d{1,2}:\d{2}(?:\s?[AP]M)?)`;
const name = String.raw`\p{Lu}[\p{L}.'’-]{0,20}(?:\s\p{Lu}[\p{L}.'’-]{0,20}){0,2}`;
/** "11:12 AM Priya (recruiter): Nice to have?", "Priya: Nice to have?" */
const said = new RegExp(
  String.raw`^(?:${stamp}\s*[-–—]?\s*)?(?<who>${name})(?:\s\([^)\n]{2,20}\))?(?:\s+${stamp})?:\s+(?=\S)`,
  "u",
);
/** "Priya 11:12" over what she says. */
const alone = new RegExp(
  String.raw`^(?:${stamp}\s+(?<first>${name})|(?<last>${name})(?:\s\([^)\n]{2,20}\))?\s+${stamp})(?:\s\([^)\n]{2,20}\))?:?$`,
  "u",
);
const fewestTurns = 3;
const fewestPeople = 2;
const mostWords = 8;

const topics: ReadonlyMap<string, string> = new Map(
  Object.entries(questions).flatMap(([topic, all]) => all.map((one) => [one, topic] as const)),
);

/** `from` is the row in which somebody's words begin, `last` the one in which they end. */
type Said = { at: number; from: number; last: number; who: string; words: string };

/**
 * The turns of a chat by their rows: somebody's short question is the heading of what another answers, up to the next that is
 * said. Of texts in which two people do not take turns there are none.
 */
export function turnsIn(rows: readonly Row[]): ReadonlyMap<number, Turn> {
  const turns = readTurns(rows);
  const people = [...Map.groupBy(turns, ({ who }) => who).values()];
  if (people.filter((own) => own.length >= fewestTurns).length < fewestPeople) return new Map();
  const found = new Map<number, Turn>();
  for (const [index, { at, from, last, who, words }] of turns.entries()) {
    const before = turns[index - 1];
    const next = turns[index + 1];
    const asks = next !== undefined && next.who !== who && topicOf(words) !== null;
    const isAnswer = before !== undefined && before.who !== who && !asks;
    const topic = isAnswer ? topicOf(before.words) : null;
    found.set(at, { topic: null, asks: false });
    found.set(from, { topic, asks: false });
    if (asks) found.set(last, { topic, asks });
  }
  return found;
}

function readTurns(rows: readonly Row[]): Said[] {
  const opened = rows.flatMap(({ text }, at) => {
    const opening = text.slice(0, 120);
    const spoken = said.exec(opening);
    const { first, last } = alone.exec(opening)?.groups ?? {};
    const who = spoken?.groups?.["who"] ?? first ?? last;
    return who === undefined ? [] : [{ at, who, wordsAt: spoken?.[0].length ?? null }];
  });
  return opened.map(({ at, who, wordsAt }, index): Said => {
    const end = opened[index + 1]?.at ?? rows.length;
    const from = wordsAt === null && at + 1 < end ? at + 1 : at;
    const last = Math.max(
      from,
      rows.findLastIndex(({ isBlank }, row) => row < end && !isBlank),
    );
    const text = rows[last]?.text ?? "";
    return { at, from, last, who, words: last === at ? text.slice(wordsAt ?? 0) : text };
  });
}

/** What nobody means by a question: "Ok. And the nice to haves btw?" */
const around =
  /^(?:(?:ok(?:ay)?|and|so|great|cool|thanks|thx|got it|perfect|right|then|also|any|the|whats the|what's the|what are the|what about|how about|what about the|and the)[\s,.!–—-]+)+(?=\p{L})|[\s,]+(?:btw|by the way|then|pls|please|for this(?: one)?|for it|on (?:a|the|this) (?:shift|day|job)|there)$/giu;
/** "Why's it open" is asked without a question mark, too. */
const asking = /\?\W*$|^(?:why|what|which|how|where|when)\b/iu;

/** The heading that a question's last words stand for. */
export function topicOf(words: string): string | null {
  const last =
    words
      .trim()
      .split(/(?<=[.!?])\s+(?=\p{L})/u)
      .at(-1)
      ?.replace(/^[^\p{L}]+/u, "") ?? "";
  if (!asking.test(last) || last.split(" ").length > mostWords) return null;
  const plain = last
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}]+$/u, "");
  return topics.get(plain) ?? topics.get(plain.replaceAll(around, "").trim()) ?? null;
}
