import { z } from "zod";
import type { Deps } from "#server/deps.ts";
import { outboxStore } from "#server/features/outbox/outbox.store.ts";
import { Email } from "#server/email/email.ts";
import { openEncryption } from "#server/email/encrypt.ts";
import { defineTask, type TaskHandler } from "#server/queue/task.ts";

/** Sends one e-mail; tried for about a day, ever more slowly. */
export const sendEmail = defineTask({
  // The queue keeps its first name: tasks may wait in it across an upgrade.
  name: "send-letter",
  input: z.object({ letterId: z.number() }),
  attempts: 100,
  mostAtOnce: 3,
  slowestRetrySeconds: 900,
  group: () => "letters",
});

export const encryptionUse = "letters";

export function sendEmailHandler({
  keeper,
  env,
  mailer,
  metrics,
}: Deps): TaskHandler<typeof sendEmail> {
  const encryption = openEncryption(env.AUTH_SECRET, encryptionUse);
  return {
    async run({ input: { letterId } }) {
      const sealed = await outboxStore(keeper).findWaiting(letterId);
      if (!sealed) return;
      try {
        await mailer.send(Email.parse(JSON.parse(encryption.decrypt(sealed))), letterId);
      } catch (fault) {
        metrics.emails.inc({ outcome: "failed" });
        throw fault;
      }
      metrics.emails.inc({ outcome: "sent" });
      await outboxStore(keeper).closeSent(letterId);
    },
    async giveUp({ letterId }) {
      metrics.emails.inc({ outcome: "given up" });
      await outboxStore(keeper).giveUp(letterId);
    },
  };
}
