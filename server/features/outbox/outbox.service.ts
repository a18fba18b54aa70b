import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { digestOf } from "#server/digest.ts";
import { outboxStore } from "#server/features/outbox/outbox.store.ts";
import { encryptionUse, sendEmail } from "#server/features/outbox/send-email.task.ts";
import type { Email } from "#server/email/email.ts";
import { openEncryption } from "#server/email/encrypt.ts";
import { describeFault } from "#server/log.ts";

export type OutboxService = ReturnType<typeof outboxService>;
/** What is written inside an organization is written for it. */
type Handle = Pick<Database, "insert" | "update" | "select" | "execute"> & {
  readonly organizationId?: number;
};

const firstTryMs = 3_000;
/** As long as a reset link lives: whoever gets no further e-mail has one that still works. */
const windowSeconds = 30 * 60;

export function outboxService({ database, env, log, mailer, queue, rateLimiter, metrics }: Deps) {
  const encryption = openEncryption(env.AUTH_SECRET, encryptionUse);

  /** Whether an address has had enough e-mails of this kind; whoever asks for one more is not told. */
  async function isEnough({ kind, to }: Email): Promise<boolean> {
    const address = digestOf(to);
    const limit = { max: env.LETTERS_PER_ADDRESS_PER_HALF_HOUR, windowSeconds };
    return !(await rateLimiter.fits(`letter:${kind}:${address}`, limit));
  }

  function store(db: Handle, email: Email): Promise<number> {
    return outboxStore(db).insert({
      kind: email.kind,
      recipient: email.to,
      sealed: encryption.encrypt(JSON.stringify(email)),
      forOrganization: db.organizationId ?? null,
    });
  }

  function enqueue(db: Handle, letterId: number): Promise<void> {
    return queue.send(db, sendEmail, { letterId }, randomUUID());
  }

  return {
    isConfigured: mailer.isConfigured,

    /** Stores an e-mail and queues its sending in the caller's transaction. */
    async write(db: Handle, email: Email): Promise<void> {
      const letterId = await store(db, email);
      if (mailer.isConfigured) await enqueue(db, letterId);
    },

    /** The same in a transaction of its own, unless the address has had enough. */
    async writeAlone(email: Email): Promise<void> {
      if (await isEnough(email)) return;
      await database.transaction(async (db) => {
        const letterId = await store(db, email);
        if (mailer.isConfigured) await enqueue(db, letterId);
      });
    },

    /** Tried once at once; when that fails the queue goes on and the answer is false. */
    async sendNow(email: Email): Promise<boolean> {
      if (await isEnough(email)) return true;
      const letterId = await store(database, email);
      try {
        await mailer.send(email, letterId, firstTryMs);
        metrics.emails.inc({ outcome: "sent" });
        await outboxStore(database).closeSent(letterId);
        return true;
      } catch (fault) {
        metrics.emails.inc({ outcome: "failed" });
        log.warn({ letterId, ...describeFault(fault) }, "e-mail not sent at once");
        if (mailer.isConfigured) await enqueue(database, letterId);
        return false;
      }
    },
  };
}
