import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
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
import { describeFault } from "#server/log.ts";
import { SecretUnreadable } from "#server/secrets/secrets.ts";

type Parts = Pick<Deps, "tenant" | "queue" | "webhookEgress" | "secrets" | "metrics" | "log">;

/** Then another entry goes on, so that no queue entry outlives its time. */
const longestRunMs = 60_000;
/** So long a call keeps its place in the queue. Then it goes on without, and the place is free for another endpoint. */
const patienceMs = 1_000;
/** One call at a time for each endpoint, so these are endpoints; those beyond them keep their places. */
const mostLingering = 64;

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

  const lingering = new Set<Promise<void>>();
  let isEnding = false;

  /** Whether the answer is there before another endpoint should have this place. One that failed last time waits beside it from the start. */
  async function answersSoon({ endpoint }: Work, calling: Promise<Outcome>): Promise<boolean> {
    if (isEnding || lingering.size >= mostLingering) return true;
    if (endpoint.failingSince) return false;
    const clock = new AbortController();
    const waited = setTimeout(patienceMs, false, { signal: clock.signal }).catch(() => false);
    const isSoon = await Promise.race([calling.then(() => true), waited]);
    clock.abort();
    return isSoon || isEnding;
  }

  /** The lease stays with the call, so nobody else calls this endpoint meanwhile; if the process dies, it runs out. */
  function linger(task: Promise<void>, endpointId: number): void {
    const kept = task
      .catch((error: unknown) =>
        deps.log.warn({ endpointId, ...describeFault(error) }, "slow webhook not settled"),
      )
      .finally(() => lingering.delete(kept));
    lingering.add(kept);
  }

  return {
    async run({ input: { organizationId, endpointId }, taskId, lease, signal }) {
      const sender: Sender = { taskId, lease };
      const endsAt = performance.now() + longestRunMs;
      const inside = <T>(task: (db: TenantDatabase) => Promise<T>) =>
        tenant.asSystem(organizationId, task);

      /** The next call, unless this run has lasted long enough: then another entry makes it. */
      async function goOn(db: TenantDatabase, isOver: boolean): Promise<Work | undefined> {
        const work = await deliveryStore(db, endpointId).claim(sender);
        if (!work || !isOver) return work;
        await deliveryStore(db, endpointId).giveBack();
        await queue.send(db, sendWebhooks, { organizationId, endpointId }, randomUUID());
        return undefined;
      }

      async function finish(current: Work, outcome: Outcome, isOver: boolean) {
        faultPoint("hook.answered");
        const next = await inside(async (db) => {
          if (!(await deliveryStore(db, endpointId).holds(sender))) return undefined;
          await settle(db, current, outcome);
          const work = await goOn(db, isOver);
          faultPoint("hook.inTx");
          return work;
        });
        faultPoint("hook.settled");
        return next;
      }

      const isOver = () => performance.now() >= endsAt || signal.aborted;
      let work = await inside((db) => goOn(db, isOver()));
      while (work) {
        const current: Work = work;
        faultPoint("hook.claimed");
        const calling = call(deps, current);
        if (!(await answersSoon(current, calling))) {
          linger(
            calling.then(async (outcome) => void (await finish(current, outcome, true))),
            endpointId,
          );
          return;
        }
        work = await finish(current, await calling, isOver());
      }
    },

    async end() {
      isEnding = true;
      await Promise.all(lingering);
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
