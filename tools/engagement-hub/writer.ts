import type { Writer } from "#tools/briefing.ts";
import { writeObjections } from "#tools/engagement-hub/answers.ts";
import { writeCalls } from "#tools/engagement-hub/calls.ts";
import { writeTouchpoints } from "#tools/engagement-hub/ideas.ts";
import { writeAnalytics, writeExperiments } from "#tools/engagement-hub/measures.ts";
import { writeNextActions, writeNudges } from "#tools/engagement-hub/next.ts";
import { writePipeline } from "#tools/engagement-hub/pipeline.ts";
import { writeSequence } from "#tools/engagement-hub/sequence.ts";
import { writeSummary } from "#tools/engagement-hub/summary.ts";
import { writeTone } from "#tools/engagement-hub/tone.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { writeWinBacks } from "#tools/engagement-hub/win-backs.ts";
import { putAskedFirst } from "#tools/writing/guidance.ts";

export const writeEngagementHub: Writer<EngagementHub> = (briefing) => {
  const { ledger, guidance } = briefing;
  return {
    summary: writeSummary(briefing),
    pipelineHealth: writePipeline(ledger),
    nurtureSequences: writeSequence(briefing),
    touchpointIdeas: putAskedFirst(guidance, writeTouchpoints(ledger)),
    winBackStrategies: putAskedFirst(guidance, writeWinBacks(ledger)),
    objectionHandling: putAskedFirst(guidance, writeObjections(ledger)),
    callsToAction: writeCalls(ledger),
    messagingPlaybook: writeTone(ledger),
    analytics: writeAnalytics(ledger),
    nudges: writeNudges(briefing),
    experiments: writeExperiments(ledger),
    nextActions: writeNextActions(briefing),
  };
};
