import { join } from "node:path";
import { describe } from "vitest";
import { measureAlone } from "#contract/test/patient.ts";

measureAlone();

/**
 * Tests of the day that hold a time, once more with the time as it was promised: by day they only tell a blow-up or a
 * standstill from work. What does by day a few of many (`often`) does all of them here.
 */
const files = [
  "server/model/personal-data.test.ts",
  "server/model/untrusted.test.ts",
  "server/egress/egress.test.ts",
  "server/http/edge.test.ts",
  "server/features/mcp/mcp.slow.ts",
  "server/features/rooms/what-if.slow.ts",
  "server/features/shares/revocation.slow.ts",
  "server/features/tokens/token-secrets.slow.ts",
  "server/features/intake/hostile-text.slow.ts",
  "server/features/outputs/cancelling.test.ts",
  "server/features/outputs/model/model-deliveries.test.ts",
  "server/features/outputs/model/prompt-privacy.test.ts",
  "server/features/outputs/model/prompt-structure.test.ts",
  "server/features/outputs/model/model-waits.test.ts",
  "server/features/outputs/model/slow-model.slow.ts",
  "server/features/organizations/organization-erasure.test.ts",
  "server/features/organizations/organization-erasure-running.test.ts",
  "server/features/exports/hostile-exports.test.ts",
  "server/features/outbox/outbox.test.ts",
  "server/features/outgoing-webhooks/webhook-deliveries.test.ts",
  "server/features/outgoing-webhooks/webhook-failures.test.ts",
  "server/hostile-files.slow.ts",
  "server/first-report.slow.ts",
];

describe.each(files)("%s", async (file) => {
  await import(join(import.meta.dirname, "..", file));
});
