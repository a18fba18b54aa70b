import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";
import { letters } from "#server/db/schema/people.ts";
import { OwnFault } from "#server/own-fault.ts";

type Handle = Pick<Database, "insert" | "update" | "select">;

type NewEmail = Pick<
  typeof letters.$inferSelect,
  "kind" | "recipient" | "sealed" | "forOrganization"
>;

/** E-mails belong to an address, not to an organization: the handle may be any. */
export function outboxStore(db: Handle) {
  return {
    async insert(email: NewEmail): Promise<number> {
      const [row] = await db.insert(letters).values(email).returning({ id: letters.id });
      if (!row) throw new OwnFault("the e-mail was not stored");
      return row.id;
    },

    async findWaiting(letterId: number): Promise<Buffer | null> {
      const isWaiting = and(eq(letters.id, letterId), eq(letters.status, "waiting"));
      const [row] = await db.select({ sealed: letters.sealed }).from(letters).where(isWaiting);
      return row?.sealed ?? null;
    },

    /** Once an e-mail is sent, its words are gone. */
    async closeSent(letterId: number): Promise<void> {
      await db
        .update(letters)
        .set({ status: "sent", sealed: null, sentAt: sql`now()` })
        .where(eq(letters.id, letterId));
    },

    /** The words stay for as long as the row: an operator may have it tried again. */
    async giveUp(letterId: number): Promise<void> {
      await db.update(letters).set({ status: "given up" }).where(eq(letters.id, letterId));
    },
  };
}
