import type { DecisionAnswer, ManagerRoom, RoomDecision } from "#contract/room/room.ts";
import type { Settled } from "#contract/room/settled.ts";
import { answerOf } from "#web/features/room/changes.ts";
import { isSameAnswer, isSameThing } from "#web/features/room/room-words.ts";

/** What the cards say. */
export function settledByCards(decisions: readonly RoomDecision[]): Settled[] {
  return decisions.flatMap((decision) => answerOf(decision)?.settled ?? []);
}

/** What the cards say, with what is tried in its place. */
export function withTries(settled: readonly Settled[], tries: readonly Settled[]): Settled[] {
  const untried = settled.filter((one) => !tries.some((tried) => isSameThing(one, tried)));
  return [...untried, ...tries];
}

export function findThing(settled: readonly Settled[], thing: Settled): Settled | undefined {
  return settled.find((one) => isSameThing(one, thing));
}

/** Which decision a try answers; none where nobody asked. */
function decisionFor(tried: Settled, decisions: readonly RoomDecision[]): RoomDecision | undefined {
  return decisions.find(({ options }) =>
    options.some(({ settled }) => isSameThing(settled, tried)),
  );
}

type Used = { id: number; answer: DecisionAnswer; tried: Settled };

/** Tries as answers: an option where one says the same, else an answer of one's own. */
export function answersOf(tries: readonly Settled[], { decisions }: ManagerRoom): Used[] {
  return tries.flatMap((tried) => {
    const decision = decisionFor(tried, decisions);
    if (!decision) return [];
    const at = decision.options.findIndex(({ settled }) => isSameAnswer(settled, tried));
    const said = at === -1 ? { choice: null, own: tried } : { choice: at, own: null };
    const answer = { ...said, isToTalk: false };
    return [{ id: decision.id, answer, tried }];
  });
}

/** "$182,000" of "$148,000 to $182,000", by the pattern "$148,000 to {top}"; nothing where the words are others. */
export function topIn(pattern: string, text: string): number | undefined {
  const [start = "", end = ""] = pattern.split("{top}");
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined;
  const digits = text.slice(start.length, text.length - end.length).replaceAll(/[^\d.]/gu, "");
  return digits === "" ? undefined : Number(digits);
}

const dayWords = ["zero", "one", "two", "three", "four", "five"];

/** How many office days a choice means: 2 of "Hybrid, 2 days in the office"; nothing where it gives no number. */
export function officeDaysIn(choice: Settled): number | undefined {
  const text = "text" in choice ? (choice.text ?? "") : "";
  const digit = /\d/u.exec(text)?.[0];
  if (digit !== undefined) return Number(digit);
  const word = dayWords.findIndex((one) => new RegExp(`\\b${one}\\b`, "iu").test(text));
  if (word !== -1) return word;
  if (/remote/iu.test(text)) return 0;
  return /on-?site/iu.test(text) ? dayWords.length - 1 : undefined;
}
