import { expect, test } from "vitest";
import { nothingLost, stormOfWebhooks } from "#server/test/rig/webhook-storm.ts";

const [events, kills] = [10_000, 8];

test(
  `F-28: of ${events} events every call arrives, signed and in order, though workers are killed at every point`,
  { timeout: 1_800_000 },
  async () => {
    expect(await stormOfWebhooks(events, kills)).toEqual(nothingLost);
  },
);
