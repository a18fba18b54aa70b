import { messages, type Message } from "#contract/messages.ts";
import { ApiError } from "#web/api/api-error.ts";

/** What to say when a job could not be created (spec §8). */
export function jobCreateFailure(error: Error): Message {
  if (error instanceof ApiError && error.problem?.code === "tooManyJobs")
    return { title: "Too many jobs", description: error.problem.message };
  return error.message.includes("not a member")
    ? messages.organizationAccess
    : messages.jobCreateFailed;
}
