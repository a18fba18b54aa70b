import { createHash, randomUUID } from "node:crypto";
import { Problem } from "#contract/problem.ts";
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
/** As long as a reset link lives: whoever gets no further letter has one that still works. */
const windowSeconds = 30 * 60;

export function letterService({ database, env, log, post, queue, rateLimiter, metrics }: Deps) {
  const seal = openSeal(env.AUTH_SECRET, sealUse);

  /** Whether an address has had enough letters of this kind; whoever asks for one more is not told. */
  async function isEnough({ kind, to }: Letter): Promise<boolean> {
    const address = createHash("sha256").update(to).digest("base64url");
    const limit = { max: env.LETTERS_PER_ADDRESS_PER_HALF_HOUR, windowSeconds };
    try {
      await rateLimiter.take(`letter:${kind}:${address}`, limit);
      return false;
    } catch (fault) {
      if (fault instanceof Problem && fault.code === "tooManyRequests") return true;
      throw fault;
    }
  }

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

    /** The same in a transaction of its own, unless the address has had enough. */
    async writeAlone(letter: Letter): Promise<void> {
      if (await isEnough(letter)) return;
      await database.transaction(async (db) => {
        const letterId = await store(db, letter);
        if (post.isConfigured) await enqueue(db, letterId);
      });
    },

    /** Tried once at once; when that fails the queue goes on and the answer is false. */
    async sendNow(letter: Letter): Promise<boolean> {
      if (await isEnough(letter)) return true;
      const letterId = await store(database, letter);
      try {
        await post.send(letter, letterId, firstTryMs);
        metrics.letters.inc({ outcome: "sent" });
        await letterStore(database).closeSent(letterId);
        return true;
      } catch (fault) {
        metrics.letters.inc({ outcome: "failed" });
        log.warn({ letterId, ...describeFault(fault) }, "letter not sent at once");
        if (post.isConfigured) await enqueue(database, letterId);
        return false;
      }
    },
  };
}
