import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { Id, text, Timestamp } from "#contract/text.ts";

const count = z.number().int().min(0);

/** Words in a name or an address. */
export const OperatorSearch = z.strictObject({ q: text(lengths.line).optional() });
export type OperatorSearch = z.infer<typeof OperatorSearch>;

/** Somebody with an account, as an operator sees them: who they are and when they were here, not what they do. */
export const OperatorPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isOperator: z.boolean(),
  /** Since when they cannot sign in. */
  blockedAt: Timestamp.nullable(),
  createdAt: Timestamp,
  /** By the sessions that are still open; renewed once a day. */
  lastSeenAt: Timestamp.nullable(),
  organizations: count,
});
export type OperatorPerson = z.infer<typeof OperatorPerson>;

/** The newest of those who were asked for, and how many there are. */
export const OperatorPeople = z.object({ people: z.array(OperatorPerson), total: count });
export type OperatorPeople = z.infer<typeof OperatorPeople>;

/** Money is in millionths of a US dollar; what is set aside for calls under way counts. */
const OperatorOrganization = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  members: count,
  jobs: count,
  todayMicros: count,
  monthMicros: count,
});
export type OperatorOrganization = z.infer<typeof OperatorOrganization>;

export const OperatorOrganizations = z.object({
  organizations: z.array(OperatorOrganization),
  total: count,
});
export type OperatorOrganizations = z.infer<typeof OperatorOrganizations>;

/** What models cost all together; days are UTC's, newest first, days without cost are left out. */
export const OperatorSpending = z.object({
  todayMicros: count,
  capMicros: count,
  days: z.array(z.object({ day: z.iso.date(), micros: count })),
  /** Whether the operator has stopped all calls to models. */
  isStopped: z.boolean(),
});
export type OperatorSpending = z.infer<typeof OperatorSpending>;

/** How much waits, runs and was given up in one queue, and since when the oldest waits. */
export const OperatorQueue = z.object({
  queue: z.string(),
  waiting: count,
  active: count,
  failed: count,
  oldestWaitingAt: Timestamp.nullable(),
});
export type OperatorQueue = z.infer<typeof OperatorQueue>;

/** Mail that has not arrived: still tried, or given up. */
export const UnsentLetter = z.object({
  id: Id,
  kind: z.enum([
    "invitation",
    "verifyEmail",
    "resetPassword",
    "accountExists",
    "roomInvitation",
    "roomReminder",
    "roomNewLink",
    "roomWrongPerson",
    "signOffCopy",
    "signedFactChanged",
  ]),
  recipient: z.string(),
  status: z.enum(["waiting", "given up"]),
  createdAt: Timestamp,
  /** Its words are there and its link still works. */
  canBeSent: z.boolean(),
});
export type UnsentLetter = z.infer<typeof UnsentLetter>;

/** One act of an operator; a person or letter that is gone has no name any more. */
export const OperatorAct = z.object({
  id: Id,
  by: z.string(),
  action: z.enum(["block", "unblock", "verify", "removeSecondStep", "resetLink", "sendLetter"]),
  whom: z.string().nullable(),
  createdAt: Timestamp,
});
export type OperatorAct = z.infer<typeof OperatorAct>;
