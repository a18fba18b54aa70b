import { messages, type Message } from "#contract/messages.ts";
import { refusalOf } from "#web/api/refusal.ts";

/** What to say when a job could not be created (spec §8). */
export function jobCreateFailure(error: Error): Message {
  if (error.message.includes("not a member")) return messages.organizationAccess;
  return refusalOf(error) ?? messages.jobCreateFailed;
}
