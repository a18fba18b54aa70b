import { randomUUID } from "node:crypto";
import type { WebhookBody } from "#contract/programs/webhook-endpoint.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { faultPoint } from "#server/fault-point.ts";
import {
  callEndpoint,
  isDelivered,
  type Outcome,
} from "#server/features/outgoing-webhooks/call-endpoint.ts";
import {
  deliveryStore,
  findEndpointsToCall,
  type Sender,
  type Work,
} from "#server/features/outgoing-webhooks/deliveries.store.ts";
import { nextWaitSeconds } from "#server/features/outgoing-webhooks/retry-schedule.ts";
import { secretsOfEndpoint } from "#server/features/outgoing-webhooks/secret-of-endpoint.ts";
import { sendWebhooks } from "#server/features/outgoing-webhooks/send-webhooks.task.ts";
import { signedHeaders } from "#server/features/outgoing-webhooks/signature.ts";
import { openSwitchedOffMail } from "#server/features/outgoing-webhooks/switched-off-mail.ts";
import type { TaskHandler } from "#server/queue/task.ts";
import { SecretUnreadable } from "#server/secrets/secrets.ts";

type Parts = Pick<Deps, "tenant" | "queue" | "webhookEgress" | "secrets" | "metrics">;

/** Then another entry goes on, so that no queue entry outlives its time. */
const longestRunMs = 60_000;

const gone = 410;

export function sendWebhooksHandler(deps: Deps): TaskHandler<typeof sendWebhooks> {
  const { tenant, queue } = deps;
  const tellAdmins = openSwitchedOffMail(deps);

  /** What came of a call, and all that follows from it, in one transaction. */
  async function settle(db: TenantDatabase, work: Work, outcome: Outcome): Promise<void> {
    const { endpoint, delivery, event } = work;
    const deliveries = deliveryStore(db, endpoint.id);
    if (isDelivered(outcome)) return deliveries.keepSuccess(work, outcome);
    const isTriedAgain = event.type !== "test" && endpoint.switchedOffAt === null;
    const wait = isTriedAgain ? nextWaitSeconds(delivery.tries + 1) : null;
    await deliveries.keepFailure(work, outcome, wait);
    const because = await whyOff(deliveries, outcome);
    if (because && (await deliveries.switchOff(because))) await tellAdmins(db, endpoint, because);
    // Only now: three days that end with the last try count.
    if (wait === null) await deliveries.forgetFailing();
  }

  return {
    async run({ input: { organizationId, endpointId }, taskId, lease, signal }) {
      const sender: Sender = { taskId, lease };
      const endsAt = performance.now() + longestRunMs;
      const inside = <T>(task: (db: TenantDatabase) => Promise<T>) =>
        tenant.asSystem(organizationId, task);

      /** The next call, unless this run has lasted long enough: then another entry makes it. */
      async function goOn(db: TenantDatabase): Promise<Work | undefined> {
        const work = await deliveryStore(db, endpointId).claim(sender);
        if (!work || (performance.now() < endsAt && !signal.aborted)) return work;
        await deliveryStore(db, endpointId).giveBack();
        await queue.send(db, sendWebhooks, { organizationId, endpointId }, randomUUID());
        return undefined;
      }

      let work = await inside(goOn);
      while (work) {
        const current: Work = work;
        faultPoint("hook.claimed");
        const outcome = await call(deps, current);
        faultPoint("hook.answered");
        work = await inside(async (db) => {
          if (!(await deliveryStore(db, endpointId).holds(sender))) return undefined;
          await settle(db, current, outcome);
          const next = await goOn(db);
          faultPoint("hook.inTx");
          return next;
        });
        faultPoint("hook.settled");
      }
    },

    /** The next look finds what is due and sends a new entry. */
    giveUp: () => Promise.resolve(),
  };
}

/** Makes one call; no transaction is open meanwhile. */
async function call(parts: Parts, { endpoint, delivery, event }: Work): Promise<Outcome> {
  const { webhookEgress, secrets, metrics } = parts;
  const body = JSON.stringify(bodyOf(event));
  let outcome: Outcome;
  try {
    const keys = secretsOfEndpoint(secrets, endpoint);
    const headers = signedHeaders({ messageId: event.messageId, at: new Date(), body }, keys);
    outcome = await callEndpoint(webhookEgress, endpoint.address, { headers, body });
  } catch (fault) {
    if (!(fault instanceof SecretUnreadable)) throw fault;
    outcome = { answer: null, fault: "secretUnreadable" };
  }
  const again = delivery.tries > 0 ? "retry" : "first";
  metrics.webhookCalls.inc({ outcome: isDelivered(outcome) ? "delivered" : "failed", try: again });
  return outcome;
}

function bodyOf({ type, createdAt, ...event }: Work["event"]): WebhookBody {
  const { organizationId, jobId, outputId, toolType, sequence } = event;
  return {
    type,
    timestamp: createdAt.toISOString(),
    data: {
      organizationId,
      ...(jobId !== null && { jobId }),
      ...(outputId !== null && { outputId }),
      ...(toolType !== null && { tool: toolType }),
      ...(sequence !== null && { sequence }),
    },
  };
}

async function whyOff(
  deliveries: ReturnType<typeof deliveryStore>,
  { answer }: Outcome,
): Promise<"gone" | "failing" | undefined> {
  if (answer === gone) return "gone";
  return (await deliveries.hasFailedLong()) ? "failing" : undefined;
}

/** Sends a queue entry wherever something is due and no entry is at work: retries, what a hold kept, and whatever a worker that died left behind. */
export async function sendDueWebhooks({
  tenant,
  queue,
}: Pick<Deps, "tenant" | "queue">): Promise<void> {
  for (const input of await tenant.asPerson({ userId: "" }, findEndpointsToCall)) {
    await tenant.asSystem(input.organizationId, (db) =>
      queue.send(db, sendWebhooks, input, randomUUID()),
    );
  }
}
