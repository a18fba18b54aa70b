import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { letterStore } from "#server/features/letters/letters.store.ts";
import { sealUse, sendLetter } from "#server/features/letters/send-letter.task.ts";
import type { Letter } from "#server/mail/letter.ts";
import { openSeal } from "#server/mail/seal.ts";
import { describeFault } from "#server/log.ts";

export type LetterService = ReturnType<typeof letterService>;
/** What is written inside an organization is written for it. */
type Handle = Pick<Database, "insert" | "update" | "select" | "execute"> & {
  readonly organizationId?: number | undefined;
};

const firstTryMs = 3_000;

export function letterService({ database, env, log, post, queue }: Deps) {
  const seal = openSeal(env.AUTH_SECRET, sealUse);

  function store(db: Handle, letter: Letter): Promise<number> {
    return letterStore(db).insert({
      kind: letter.kind,
      recipient: letter.to,
      sealed: seal.close(JSON.stringify(letter)),
      forOrganization: db.organizationId ?? null,
    });
  }

  function enqueue(db: Handle, letterId: number): Promise<void> {
    return queue.send(db, sendLetter, { letterId }, randomUUID());
  }

  return {
    isConfigured: post.isConfigured,

    /** Stores a letter and queues its sending in the caller's transaction. */
    async write(db: Handle, letter: Letter): Promise<void> {
      const letterId = await store(db, letter);
      if (post.isConfigured) await enqueue(db, letterId);
    },

    /** The same in a transaction of its own. */
    writeAlone: (letter: Letter): Promise<void> =>
      database.transaction(async (db) => {
        const letterId = await store(db, letter);
        if (post.isConfigured) await enqueue(db, letterId);
      }),

    /** Tried once at once; when that fails the queue goes on and the answer is false. */
    async sendNow(letter: Letter): Promise<boolean> {
      const letterId = await store(database, letter);
      try {
        await post.send(letter, letterId, firstTryMs);
        await letterStore(database).close(letterId, "sent");
        return true;
      } catch (fault) {
        log.warn({ letterId, ...describeFault(fault) }, "letter not sent at once");
        if (post.isConfigured) await enqueue(database, letterId);
        return false;
      }
    },
  };
}
