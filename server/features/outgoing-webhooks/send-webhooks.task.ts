import { z } from "zod";
import { defineTask } from "#server/queue/task.ts";

/** Sends what is due for one endpoint. Whatever is left when a worker dies is found again by the next look. */
export const sendWebhooks = defineTask({
  name: "send-webhooks",
  input: z.object({ organizationId: z.number(), endpointId: z.number() }),
  attempts: 3,
  mostAtOnce: 8,
  // An organization whose endpoints answer slowly holds up no other.
  mostPerGroup: 2,
  group: (input) => String(input.organizationId),
});
