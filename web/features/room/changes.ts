import type {
  DecisionAnswer,
  ManagerRoom,
  QuestionAnswer,
  RoomDecision,
} from "#contract/room/room.ts";
import type { DecisionOption } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import { answerWords } from "#web/features/room/room-words.ts";

/** An answer to a card or a question of the room. */
export type Answered =
  | { kind: "decision"; id: number; answer: DecisionAnswer }
  | { kind: "question"; id: number; answer: QuestionAnswer };

/** One that the server has not confirmed; `isWaiting` while there is no connection to send it. */
export type Change = Answered & { isWaiting: boolean };

/** An answer in somebody's own words that the server did not take, and why. */
export type Refused = { id: number; answer: QuestionAnswer; reason: string };

function ownOption(settled: Settled): DecisionOption {
  const words = answerWords(settled);
  return { label: words, value: words, line: "", figure: "", isPosted: false, settled };
}

/** The room as it is once these changes are stored. */
export function withChanges(room: ManagerRoom, changes: readonly Change[]): ManagerRoom {
  if (changes.length === 0) return room;
  return {
    ...room,
    decisions: room.decisions.map((decision) => {
      const change = changes.find(({ kind, id }) => kind === "decision" && id === decision.id);
      if (change?.kind !== "decision") return decision;
      const { choice, own, isToTalk } = change.answer;
      const answer = { choice, own: own && ownOption(own), isToTalk };
      return { ...decision, ...answer, isAskedAgain: false };
    }),
    questions: room.questions.map((question) => {
      const change = changes.find(({ kind, id }) => kind === "question" && id === question.id);
      return change?.kind === "question" ? { ...question, ...change.answer } : question;
    }),
  };
}

/** What was answered and still holds; nothing where the job has changed since. */
export function answerOf(decision: RoomDecision): DecisionOption | undefined {
  if (decision.isAskedAgain) return undefined;
  if (decision.own) return decision.own;
  return decision.choice === null ? undefined : decision.options[decision.choice];
}

export function countDecided(decisions: readonly RoomDecision[]): number {
  return decisions.filter((decision) => answerOf(decision) !== undefined).length;
}
