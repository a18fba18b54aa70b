import type { Ledger } from "#ledger/ledger.ts";
import { isByPost } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { known } from "#tools/writing/phrases.ts";

/** One question for each stage, easy to answer; the first contact's own stands in the Attract & Source Kit. */
export function writeCalls(ledger: Ledger): EngagementHub["callsToAction"] {
  const written = isByPost(ledger) ? "text message" : "e-mail";
  const rows: [stage: string, channel: string, ask: string][] = [
    ["After the first call", "phone", "What would you like to know before an interview?"],
    ["After an interview", "phone", "What are you still unsure about?"],
    ["Before the offer", "phone", "What might still make you hesitate?"],
    ["Not now", written, "In which month may I ask again?"],
  ];
  return rows.map(([stage, channel, ask]) => ({
    stage,
    channel,
    ask,
    ...known("plan", ledger.plan.id),
  }));
}
