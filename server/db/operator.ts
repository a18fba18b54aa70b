import { given } from "#contract/given.ts";
import { writeEntry, type Origin } from "#server/db/audit.ts";
import type { Database } from "#server/db/connect.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** A handle of the role that sees people, sums and what waits, and no work. */
export type OperatorDatabase = Transaction & { readonly isOperators?: true };

/** Who acts: an operator who is signed in, or nobody but the program on the server. */
export type Operator = Origin & { userId: string | null };

export type OperatorAction =
  | "operator.block"
  | "operator.unblock"
  | "operator.verify"
  | "operator.removeSecondStep"
  | "operator.resetLink"
  | "operator.sendLetter";

export type OperatorDoor = ReturnType<typeof openOperatorDoor>;

/** The one way to what concerns the whole installation. */
export function openOperatorDoor(database: Database) {
  return {
    read: <T>(task: (db: OperatorDatabase) => Promise<T>): Promise<T> => database.transaction(task),

    /** The task answers what it changed, `user:…`, and that is written down in its transaction: no act goes unrecorded. */
    change: (
      by: Operator,
      action: OperatorAction,
      task: (db: OperatorDatabase) => Promise<string>,
    ): Promise<void> =>
      database.transaction(async (db) => {
        const object = await task(db);
        const { userId, ipAddress, requestId } = by;
        const entry = { userId, ...given({ ipAddress, requestId }), action, object };
        await writeEntry(db, { ...entry, organizationId: null, outcome: "done" });
      }),
  };
}
