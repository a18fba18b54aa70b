import { OperatorAct, UnsentLetter, type OperatorPerson } from "#contract/operator.ts";
import type { Env } from "#server/env.ts";
import { isOperator } from "#server/env/sign-in.ts";
import type { ActRow, LetterRow, PersonRow } from "#server/features/operators/operators.store.ts";
import { shareDays } from "#contract/limits.ts";
import { linkLivesSeconds } from "#server/email/email.ts";

export function presentPerson(env: Env, row: PersonRow): OperatorPerson {
  return {
    ...row,
    isOperator: isOperator(env, row),
    blockedAt: row.blockedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}

/** The oldest letter of each kind whose link still works now. */
export function oldestAlive(): Record<UnsentLetter["kind"], Date> {
  const since = (seconds: number) => new Date(Date.now() - seconds * 1_000);
  return {
    invitation: since(linkLivesSeconds.invitation),
    verifyEmail: since(linkLivesSeconds.verifyEmail),
    resetPassword: since(linkLivesSeconds.resetPassword),
    accountExists: new Date(0),
    // A room's link lives as long as whoever asks wants: at most this long.
    roomInvitation: since(shareDays.most * 24 * 60 * 60),
    roomReminder: since(shareDays.most * 24 * 60 * 60),
    roomNewLink: since(shareDays.most * 24 * 60 * 60),
    roomWrongPerson: new Date(0),
    signOffCopy: new Date(0),
    signedFactChanged: new Date(0),
  };
}

export function presentLetter({ isSealed, ...row }: LetterRow): UnsentLetter {
  const { kind, status } = UnsentLetter.pick({ kind: true, status: true }).parse(row);
  const canBeSent = isSealed && row.createdAt >= oldestAlive()[kind];
  return { ...row, kind, status, canBeSent, createdAt: row.createdAt.toISOString() };
}

export function presentAct(row: ActRow): OperatorAct {
  return {
    id: row.id,
    by: actorOf(row),
    action: OperatorAct.shape.action.parse(row.action.replace("operator.", "")),
    whom: row.whom,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What was done on the server itself says which of its users did it. */
function actorOf({ byId, byName, byEmail, requestId }: ActRow): string {
  if (byId === null) return requestId ?? "admin.js";
  return byEmail === null ? "A former operator" : `${byName} (${byEmail})`;
}
