import type { Settled } from "#contract/room/settled.ts";
import type { Agreed } from "#ledger/agreed/agreed.ts";
import { hideNames } from "#ledger/facts/hide-client.ts";
import { findProtectedDemands } from "#ledger/questions/protected-demands.ts";

/** Decisions in which a confidential client has no name. */
export function hideInAgreed(agreed: readonly Agreed[], names: readonly string[]): Agreed[] {
  const hide = (text: string) => hideNames(text, names);
  return agreed.map((one) => ({
    ...one,
    words: hide(one.words),
    settled: {
      ...one.settled,
      ...("words" in one.settled ? { words: hide(one.settled.words) } : {}),
      ...("text" in one.settled && one.settled.text !== undefined
        ? { text: hide(one.settled.text) }
        : {}),
    },
  }));
}

/** What no law lets an employer ask for is decided by nobody; it becomes a question. */
export function withoutDemands(agreed: readonly Agreed[]): { agreed: Agreed[]; demands: string[] } {
  const found = agreed.map((one) => ({
    one,
    demands: textsOf(one.settled).flatMap((text) =>
      findProtectedDemands(text).map(({ quote }) => quote),
    ),
  }));
  return {
    agreed: found.filter(({ demands }) => demands.length === 0).map(({ one }) => one),
    demands: [...new Set(found.flatMap(({ demands }) => demands))],
  };
}

function textsOf(settled: Settled): string[] {
  const isAsked = settled.about === "requirement" && settled.is !== "dropped";
  const words = isAsked ? [settled.words] : [];
  return "text" in settled && settled.text !== undefined ? [...words, settled.text] : words;
}
