import { expect, test } from "vitest";
import { nothingLost, stormOfWebhooks } from "#server/test/rig/webhook-storm.ts";

/** `WEBHOOK_EVENTS` asks for more of them. */
const [events, kills] = [Number(process.env.WEBHOOK_EVENTS ?? 100), 4];

test(
  `F-28: of ${events} events every call arrives, signed and in order, though a worker is killed at each point [W-86]`,
  { timeout: 1_800_000 },
  async () => {
    expect(await stormOfWebhooks(events, kills)).toEqual(nothingLost);
  },
);
