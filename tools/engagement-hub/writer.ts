import type { Ledger } from "#ledger/ledger.ts";
import type { Writer } from "#tools/briefing.ts";
import { writeObjections } from "#tools/engagement-hub/answers.ts";
import { writeTouchpoints } from "#tools/engagement-hub/ideas.ts";
import { writeAnalytics, writeExperiments } from "#tools/engagement-hub/measures.ts";
import { writeNextActions, writeNudges } from "#tools/engagement-hub/next.ts";
import { writePipeline, isByPost } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { writeSequence } from "#tools/engagement-hub/sequence.ts";
import { writeSummary } from "#tools/engagement-hub/summary.ts";
import { writeTone } from "#tools/engagement-hub/tone.ts";
import { writeWinBacks } from "#tools/engagement-hub/win-backs.ts";
import { known } from "#tools/writing/phrases.ts";

export const writeEngagementHub: Writer<EngagementHub> = (briefing) => {
  const { ledger } = briefing;
  return {
    summary: writeSummary(briefing),
    pipelineHealth: writePipeline(ledger),
    nurtureSequences: writeSequence(briefing),
    touchpointIdeas: writeTouchpoints(ledger),
    winBackStrategies: writeWinBacks(ledger),
    objectionHandling: writeObjections(ledger),
    callsToAction: writeCalls(ledger),
    messagingPlaybook: writeTone(ledger),
    analytics: writeAnalytics(ledger),
    nudges: writeNudges(briefing),
    experiments: writeExperiments(ledger),
    nextActions: writeNextActions(briefing),
  };
};

/** One question for each stage, easy to answer; the first contact's own stands in the Attract & Source Kit. */
function writeCalls(ledger: Ledger): EngagementHub["callsToAction"] {
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
