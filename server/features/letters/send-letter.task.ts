import { z } from "zod";
import type { Deps } from "#server/deps.ts";
import { letterStore } from "#server/features/letters/letters.store.ts";
import { Letter } from "#server/mail/letter.ts";
import { openSeal } from "#server/mail/seal.ts";
import { defineTask, type TaskHandler } from "#server/queue/task.ts";

/** Sends one letter; tried for about a day, ever more slowly. */
export const sendLetter = defineTask({
  name: "send-letter",
  input: z.object({ letterId: z.number() }),
  attempts: 100,
  mostAtOnce: 3,
  slowestRetrySeconds: 900,
  group: () => "letters",
});

export const sealUse = "letters";

export function sendLetterHandler({
  keeper,
  env,
  post,
  metrics,
}: Deps): TaskHandler<typeof sendLetter> {
  const seal = openSeal(env.AUTH_SECRET, sealUse);
  return {
    async run({ input: { letterId } }) {
      const sealed = await letterStore(keeper).findWaiting(letterId);
      if (!sealed) return;
      try {
        await post.send(Letter.parse(JSON.parse(seal.open(sealed))), letterId);
      } catch (fault) {
        metrics.letters.inc({ outcome: "failed" });
        throw fault;
      }
      metrics.letters.inc({ outcome: "sent" });
      await letterStore(keeper).closeSent(letterId);
    },
    async giveUp({ letterId }) {
      metrics.letters.inc({ outcome: "given up" });
      await letterStore(keeper).giveUp(letterId);
    },
  };
}
