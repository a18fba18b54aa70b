import { webhookTools, type WebhookBody } from "#contract/webhook.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { OutputService } from "#server/features/outputs/outputs.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

type Hook = keyof typeof webhookTools;

/** The seven generation names of spec §3: each starts the report of its tool, for members only. */
export function webhookHandlers(outputs: OutputService) {
  const start =
    (hook: Hook) =>
    ({ caller, body }: { caller: Caller; body: WebhookBody }) =>
      outputs.generate(caller, body.jobId, webhookTools[hook], null, guidanceOf(body));

  return {
    webhookIntake: start("intake"),
    webhookJd: start("jd"),
    webhookBoolean: start("boolean"),
    webhookStrategy: start("strategy"),
    webhookMessaging: start("messaging"),
    webhookScorecard: start("scorecard"),
    webhookInterview: start("interview"),
  } satisfies Partial<Handlers>;
}

/** What came beside the job's number, one line per value; never longer than the JSON whose length was checked. */
function guidanceOf(body: WebhookBody): string {
  const { jobId: _, ...extra } = body;
  const lines = Object.entries(extra).map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return lines.join("\n");
}
