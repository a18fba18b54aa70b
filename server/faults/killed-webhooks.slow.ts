import { expect, test } from "vitest";
import { nothingLost, stormOfWebhooks } from "#server/test/rig/webhook-storm.ts";

const [events, kills] = [500, 4];

test(
  `F-28: of ${events} events every call arrives, signed and in order, though a worker is killed at each point [W-86]`,
  { timeout: 600_000 },
  async () => {
    expect(await stormOfWebhooks(events, kills)).toEqual(nothingLost);
  },
);
