import { messages, type Message } from "#contract/messages.ts";

/** What to say when a job could not be created (spec §8). */
export function jobCreateFailure(error: Error): Message {
  return error.message.includes("not a member")
    ? messages.organizationAccess
    : messages.jobCreateFailed;
}
