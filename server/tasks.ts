import { sendEmail } from "#server/features/outbox/send-email.task.ts";
import { sendWebhooks } from "#server/features/outgoing-webhooks/send-webhooks.task.ts";
import { markStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import { compareJobs } from "#server/features/outputs/stale/compare-jobs.task.ts";
import { writeReport } from "#server/features/outputs/write-report.task.ts";
import type { Task } from "#server/queue/task.ts";

/** Every kind of background work; each has a queue and, in the worker, a handler. */
export const tasks: readonly Task[] = [
  writeReport,
  markStale,
  compareJobs,
  sendEmail,
  sendWebhooks,
];
