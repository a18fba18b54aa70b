import type { Settled } from "#contract/room/settled.ts";

/** Whether both are about the same thing, such as one requirement: the later takes the place of the earlier. */
export function isSameThing(one: Settled, other: Settled): boolean {
  return one.about === other.about && wordsOf(one) === wordsOf(other);
}

/** Whether both decide the same thing in the same way. */
export function isSameAnswer(one: Settled, other: Settled): boolean {
  return isSameThing(one, other) && isOf(one) === isOf(other) && textOf(one) === textOf(other);
}

const wordsOf = (settled: Settled) => ("words" in settled ? settled.words : "");
const isOf = (settled: Settled) => ("is" in settled ? settled.is : "");
const textOf = (settled: Settled) => ("text" in settled ? (settled.text ?? "") : "");

const kinds = { must: "Required", nice: "Nice to have", dropped: "Dropped", kept: "Kept" } as const;

/** An answer of one's own until the server has put it in words: "$148,000 to $182,000". */
export function answerWords(settled: Settled): string {
  return "is" in settled ? kinds[settled.is] : settled.text;
}
