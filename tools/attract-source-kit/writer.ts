import type { Ledger } from "#ledger/ledger.ts";
import { writeExperiments } from "#tools/attract-source-kit/experiments.ts";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { writeChecklist } from "#tools/attract-source-kit/launch.ts";
import { writeNarrative } from "#tools/attract-source-kit/narrative.ts";
import { writeOutreach } from "#tools/attract-source-kit/outreach.ts";
import { writePersonas } from "#tools/attract-source-kit/personas.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { writeSearch } from "#tools/attract-source-kit/search.ts";
import { writeValueProps } from "#tools/attract-source-kit/value-props.ts";
import type { Writer } from "#tools/briefing.ts";
import { putAskedFirst } from "#tools/writing/guidance.ts";
import { known } from "#tools/writing/phrases.ts";

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

const mostChannels = 4;

/** Where people of this trade are found, and what works there. */
function writeChannels({ playbook }: Ledger): AttractSourceKit["sourcingChannels"] {
  return playbook.boards.slice(0, mostChannels).map(({ name, play, effort, why }) => ({
    channel: name,
    play,
    effort,
    why,
    ...known("estimate", "occupation"),
  }));
}
