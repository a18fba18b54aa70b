import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ManagerRoom } from "#contract/room/room.ts";
import type { Settled } from "#contract/room/settled.ts";
import { call } from "#web/api/call.ts";
import { isSameAnswer, isSameThing } from "#web/features/room/room-words.ts";
import { figuresOf, wordsAfter } from "#web/features/room/what-if/figures.ts";
import { answersOf, settledByCards, withTries } from "#web/features/room/what-if/tries.ts";
import type { Answers } from "#web/features/room/use-answers.ts";
import { useSettled } from "#web/ui/hooks/use-settled.ts";

const restMs = 180;

/** What would follow of the cards' answers and of what is tried beside them; nothing of it is saved. */
export function useWhatIf(room: ManagerRoom, choose: Answers["choose"]) {
  const [tries, setTries] = useState<readonly Settled[]>([]);
  const byCards = settledByCards(room.decisions);
  const current = withTries(byCards, tries);
  const asked = useSettled(JSON.stringify(current), restMs);
  const isAsked = asked !== "[]";
  const { data } = useQuery({
    queryKey: ["tryWhatIf", asked, room.now],
    queryFn: () => call("tryWhatIf", { body: { settled: current } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const answer = isAsked ? data : undefined;
  const used = answersOf(tries, room);
  return {
    controls: room.whatIf,
    current,
    tries,
    figures: figuresOf(room, answer),
    words: wordsAfter(room, answer),
    line: answer?.line ?? "",
    unknownPlace: answer?.unknownPlace ?? null,
    /** Tries that answer nothing that was asked. */
    unasked: tries.filter((tried) => !used.some((one) => one.tried === tried)),
    canUse: used.length > 0,
    /** Tries one thing; what the cards say anyway, or the job, is no try. */
    attempt: (tried: Settled, isAsToday: boolean) =>
      setTries((now) => {
        const others = now.filter((one) => !isSameThing(one, tried));
        const byCard = byCards.find((one) => isSameThing(one, tried));
        const isNothingNew = byCard ? isSameAnswer(byCard, tried) : isAsToday;
        return isNothingNew ? others : [...others, tried];
      }),
    applyTries: () => {
      for (const { id, answer: chosen } of used) choose(id, chosen);
      setTries((now) => now.filter((tried) => !used.some((one) => one.tried === tried)));
    },
    /** A card's answer takes the place of what was tried of the same thing. */
    forget: (settled: readonly Settled[]) =>
      setTries((now) => now.filter((tried) => !settled.some((one) => isSameThing(one, tried)))),
  };
}

export type WhatIfState = ReturnType<typeof useWhatIf>;
