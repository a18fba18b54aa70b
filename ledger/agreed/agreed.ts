import { keyOfSettled, type Settled } from "#contract/room/settled.ts";
import type { DecidedBy } from "#ledger/facts/fact.ts";
import { keyOfText } from "#ledger/read/text/said.ts";

/** Something about a job that somebody decided: what, by whom, when, in which words. */
export type Agreed = {
  settled: Settled;
  byName: string;
  /** ISO */
  at: string;
  words: string;
};

export type About = Settled["about"];
export type SettledAbout<A extends About> = Extract<Settled, { about: A }>;
export type AgreedAbout<A extends About> = Omit<Agreed, "settled"> & { settled: SettledAbout<A> };

/** What was decided last about each thing. */
export function lastWords(agreed: readonly Agreed[]): Agreed[] {
  return [...new Map(agreed.map((one) => [keyOfSettled(one.settled), one])).values()];
}

export function agreedAbout<A extends About>(
  agreed: readonly Agreed[],
  about: A,
): AgreedAbout<A>[] {
  return agreed.filter((one): one is AgreedAbout<A> => one.settled.about === about);
}

/** The questions that somebody answered, by the fact that nobody had said. */
export function answeredQuestions(agreed: readonly Agreed[] = []): ReadonlySet<string> {
  return new Set(agreedAbout(agreed, "question").map(({ settled }) => settled.words));
}

/** The stages that somebody dropped, by the key of their names. */
export function droppedStages(agreed: readonly Agreed[] = []): ReadonlySet<string> {
  return new Set(
    agreedAbout(agreed, "stage")
      .filter(({ settled }) => settled.is === "dropped")
      .map(({ settled }) => keyOfText(settled.words)),
  );
}

export function decidedBy({ byName, at, words }: Omit<Agreed, "settled">): DecidedBy {
  return { byName, at, words };
}
