import type { Writer } from "#tools/briefing.ts";
import { putAskedFirst } from "#tools/writing/guidance.ts";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { writeChannels } from "#tools/attract-source-kit/channels.ts";
import { writeExperiments } from "#tools/attract-source-kit/experiments.ts";
import { writeChecklist } from "#tools/attract-source-kit/launch.ts";
import { writeNarrative } from "#tools/attract-source-kit/narrative.ts";
import { writeOutreach } from "#tools/attract-source-kit/outreach.ts";
import { writePersonas } from "#tools/attract-source-kit/personas.ts";
import { writeSearch } from "#tools/attract-source-kit/search.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { writeValueProps } from "#tools/attract-source-kit/value-props.ts";

export const writeAttractSourceKit: Writer<AttractSourceKit> = (briefing) => {
  const { ledger, guidance } = briefing;
  const jobPost = writeJobPost(ledger, briefing.now);
  return {
    launchNarrative: writeNarrative(briefing, jobPost),
    jobPost,
    personaLibrary: putAskedFirst(guidance, writePersonas(ledger)),
    valueProps: putAskedFirst(guidance, writeValueProps(ledger)),
    outreachTemplates: writeOutreach(briefing),
    booleanStrings: writeSearch(ledger),
    sourcingChannels: putAskedFirst(guidance, writeChannels(ledger)),
    launchChecklist: writeChecklist(briefing, jobPost),
    experiments: writeExperiments(ledger),
  };
};
