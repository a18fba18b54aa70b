import { isDeepStrictEqual } from "node:util";
import type { ProposedDecision } from "#contract/room/decision.ts";
import type { Room, RoomDecision, RoomQuestion } from "#contract/room/room.ts";
import type { JobNow } from "#server/features/outputs/job-now.service.ts";
import type {
  RoomDecisionRow,
  RoomQuestionRow,
  RoomRow,
} from "#server/features/rooms/rooms.store.ts";
import { optionOf } from "#tools/decisions/options.ts";
import { valueNow } from "#tools/decisions/value-now.ts";

/** A question of a room, how the job stands now, and with `isNew` that it has to be put anew. */
export type Standing = {
  row: RoomDecisionRow;
  asked: ProposedDecision;
  value: string;
  isNew: boolean;
};

/** How a question stands once the job may have changed: it keeps its words unless it is about something else now. */
export function standingOf(
  row: RoomDecisionRow,
  { ledger, tryOut }: JobNow,
  proposed: readonly ProposedDecision[],
): Standing {
  const value = howItStands(row.asked, { ledger });
  if (value === row.askedValue) return { row, asked: row.asked, value, isNew: false };
  const fresh = proposed.find(({ key }) => key === row.key);
  const options = row.asked.options.map(({ settled }) =>
    optionOf(ledger, tryOut([settled]), settled),
  );
  const asked = fresh ?? { ...row.asked, today: `It is now: ${value}`, options };
  return { row, asked, value, isNew: true };
}

/** In the words of an agreement: "$148,000 to $176,000". */
export function howItStands({ options: [first] }: ProposedDecision, now: Pick<JobNow, "ledger">) {
  return first ? valueNow(now.ledger, first.settled) : "";
}

/** An answer whose ground has gone stays to be seen, and is asked for again. */
export function presentDecision({
  row: { id, answer, answeredValue, isToTalk },
  asked,
  value,
}: Standing): RoomDecision {
  const at = asked.options.findIndex(({ settled }) => isDeepStrictEqual(settled, answer?.settled));
  const choice = at === -1 ? null : at;
  const isGone = answer !== null && value !== answeredValue && value !== answer.value;
  return {
    ...asked,
    id,
    choice,
    own: choice === null ? answer : null,
    isToTalk,
    isAskedAgain: isGone,
  };
}

export function presentQuestion({
  id,
  question,
  hint,
  answer,
  mayTell,
}: RoomQuestionRow): RoomQuestion {
  return { id, question, hint, answer, mayTell };
}

/** Whether something was answered after the last signature. */
export function isAnsweredSince(
  signedAt: Date | null,
  answers: readonly Pick<RoomDecisionRow, "answeredAt">[],
): boolean {
  if (signedAt === null) return false;
  return answers.some(({ answeredAt }) => answeredAt !== null && answeredAt > signedAt);
}

export function presentRoom(
  { expiresAt, endedAt, createdAt, ...row }: RoomRow,
  decisions: RoomDecision[],
  questions: RoomQuestion[],
  isChangedSinceSigned: boolean,
): Room {
  const { wrongPersonAt, lastOpenedAt, remindedAt, signedAt, ...room } = row;
  return {
    ...room,
    createdAt: createdAt.toISOString(),
    endsAt: (endedAt ?? expiresAt).toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    isWrongPerson: wrongPersonAt !== null,
    signedAt: signedAt?.toISOString() ?? null,
    isChangedSinceSigned,
    decisions,
    questions,
  };
}
