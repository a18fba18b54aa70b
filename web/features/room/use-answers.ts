import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { DecisionAnswer, ManagerRoom, QuestionAnswer } from "#contract/room/room.ts";
import { ApiError, hasCode, sentenceOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { query } from "#web/api/query.ts";
import {
  withChanges,
  type Answered,
  type Change,
  type Refused,
} from "#web/features/room/changes.ts";
import { showError } from "#web/ui/feedback/toasts.ts";
import { useWritingStop } from "#web/ui/feedback/writing.ts";

export const roomKey = query("readRoom").queryKey;

/** Calls of a room are sent one after the other, so that the newest answer is also the last one the server hears. */
export const inTurn = { scope: { id: "room" } } as const;

const retryMs = 1_500;

/** Where something changed meanwhile, the page reads the room anew and says so. */
export function useLookAgain() {
  const queryClient = useQueryClient();
  return (error: Error) => {
    if (!hasCode(error, "conflict")) return;
    void queryClient.invalidateQueries({ queryKey: roomKey });
    showError({
      title: "Something changed meanwhile",
      description: sentenceOf(error) ?? "Look at it again.",
    });
  };
}

function send(change: Change): Promise<ManagerRoom> {
  return change.kind === "decision"
    ? call("answerDecision", { params: { roomDecisionId: change.id }, body: change.answer })
    : call("answerQuestion", { params: { roomQuestionId: change.id }, body: change.answer });
}

/**
 * The room with what was just chosen. An answer is shown at once and sent. A choice that the server refuses is gone again,
 * with the reason; refused words stay to be seen, as not saved. What got no response is sent again when there is a connection.
 */
export function useAnswers(stored: ManagerRoom) {
  const queryClient = useQueryClient();
  const stop = useWritingStop();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const letGo = (id: number) => setRefused((now) => without(now, id));
  const lost = useRef(0);
  const { mutate } = useMutation({
    ...inTurn,
    mutationFn: send,
    onSuccess: (room, change) => {
      queryClient.setQueryData(roomKey, room);
      if (change.kind === "question") letGo(change.id);
      setChanges((now) => now.filter((one) => one.answer !== change.answer));
    },
    onError: (error, change) => {
      lost.current += 1;
      const isAnswered = error instanceof ApiError;
      setChanges((now) =>
        isAnswered
          ? now.filter((one) => one.answer !== change.answer)
          : now.map((one) => (one.answer === change.answer ? { ...one, isWaiting: true } : one)),
      );
      if (!isAnswered) return;
      const reason = sentenceOf(error) ?? "Please try again.";
      if (change.kind === "question")
        setRefused((now) => [...without(now, change.id), { ...change, reason }]);
      showError({ title: "Not saved", description: reason });
      void queryClient.invalidateQueries({ queryKey: roomKey });
    },
  });
  const keep = (answered: Answered) => {
    if (answered.kind === "question") letGo(answered.id);
    const change: Change = { ...answered, isWaiting: stop !== undefined };
    setChanges((now) => [
      ...now.filter(({ kind, id }) => kind !== change.kind || id !== change.id),
      change,
    ]);
    if (!change.isWaiting) mutate(change);
  };
  useEffect(() => {
    const waiting = changes.filter(({ isWaiting }) => isWaiting);
    if (stop !== undefined || waiting.length === 0) return undefined;
    const timer = setTimeout(() => {
      setChanges((now) => now.map((one) => ({ ...one, isWaiting: false })));
      for (const change of waiting) mutate(change);
    }, retryMs);
    return () => clearTimeout(timer);
  }, [stop, changes, mutate]);
  return {
    room: withChanges(stored, changes),
    /** Whether something chosen is known to this page alone. */
    isWaiting: changes.some(({ isWaiting }) => isWaiting),
    /** Words that stand on the page and nowhere else; nothing is signed without them. */
    refused,
    letGo,
    /** How many answers did not reach the server so far; what was sent behind one of them must not be signed. */
    countLost: () => lost.current,
    choose: (id: number, answer: DecisionAnswer) => keep({ kind: "decision", id, answer }),
    write: (id: number, answer: QuestionAnswer) => keep({ kind: "question", id, answer }),
  };
}

function without(all: readonly Refused[], id: number): Refused[] {
  return all.filter((one) => one.id !== id);
}

export type Answers = ReturnType<typeof useAnswers>;
