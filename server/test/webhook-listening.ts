import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { NewWebhookSecret, WebhookDelivery } from "#contract/programs/webhook-endpoint.ts";
import { announce } from "#server/features/outgoing-webhooks/announce.service.ts";
import { useTeams } from "#server/test/team.ts";
import { eventually, useTestApp } from "#server/test/test-app.ts";
import {
  startReceiver,
  withReceivers,
  type WebhookReceiver,
} from "#server/test/webhook-receiver.ts";
import { startWorker, type Worker } from "#server/worker.ts";

/** A server with a worker, whose letters wait, and a receiver for each test. */
export function openListening() {
  const app = useTestApp({
    ...withReceivers,
    SMTP_URL: "smtp://127.0.0.1:9",
    EMAIL_VERIFICATION: "off",
  });
  const { make, team } = useTeams(app);
  let worker: Worker;
  beforeAll(async () => {
    worker = await startWorker(app().deps);
  });
  afterAll(() => worker.stop());

  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  /** An organization whose endpoint hears of sign-offs, and ways to cause and to read calls. */
  async function listening(by = receiver) {
    const us = await team();
    const path = `${us.path}/webhooks`;
    const answer = await us.anna.send("POST", path, {
      address: by.url,
      events: ["room.signed"],
    });
    const { endpoint, secret } = answer.json<NewWebhookSecret>();
    by.know(secret);
    const { jobId } = await make().job(us.home);
    const own = `${path}/${endpoint.id}`;
    const log = async () =>
      (await us.anna.send("GET", `${own}/deliveries`)).json<WebhookDelivery[]>().toReversed();
    return {
      ...us,
      endpoint,
      secret,
      jobId,
      own,
      log,
      /** Has the room signed, as far as webhooks can tell. */
      sign: async (times = 1): Promise<void> => {
        const { tenant, queue } = app().deps;
        for (let time = 0; time < times; time += 1) {
          await tenant.asSystem(us.home.id, (db) =>
            announce(queue, db, { type: "room.signed", jobId }),
          );
        }
      },
      until: (isRight: (all: WebhookDelivery[]) => boolean) => eventually(log, isRight),
      /** The clock of one column moves on. */
      shift: (table: "endpoints" | "deliveries", change: string) =>
        make().admin.query(`update webhook_${table} set ${change} where organization_id = $1`, [
          us.home.id,
        ]),
      letters: async () => {
        const query =
          "select recipient from letters where kind = 'webhookSwitchedOff' and for_organization = $1";
        return (await make().admin.query<{ recipient: string }>(query, [us.home.id])).rows;
      },
    };
  }

  return { app, make, team, listening, receiver: () => receiver };
}

export const statuses = (all: WebhookDelivery[]) => all.map(({ status }) => status).join();
