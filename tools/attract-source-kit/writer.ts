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
import { known } from "#tools/writing/phrases.ts";

export const writeAttractSourceKit: Writer<AttractSourceKit> = (briefing) => {
  const { ledger } = briefing;
  const jobPost = writeJobPost(ledger, briefing.now);
  return {
    launchNarrative: writeNarrative(briefing, jobPost),
    jobPost,
    personaLibrary: writePersonas(ledger),
    valueProps: writeValueProps(ledger),
    outreachTemplates: writeOutreach(briefing),
    booleanStrings: writeSearch(ledger),
    sourcingChannels: writeChannels(ledger),
    launchChecklist: writeChecklist(briefing, jobPost),
    experiments: writeExperiments(ledger),
  };
};

const mostChannels = 4;

/** Channels that run through the people who work there now, or did. */
const throughStaff =
  /\breferr?als?\b|\b(?:names|word|friends|promotion)\b|\b(?:own|former|present)\b|['’]s? friends\b|\bfrom the team\b/iu;

/** Channels that need nobody of the house, where the trade has too few. */
const quiet: Ledger["playbook"]["boards"] = [
  {
    name: "Applicants of earlier searches",
    play: "Read who came close before, and write to each of them by name.",
    why: "They wanted this kind of work once, and may again.",
    effort: "low",
  },
  {
    name: "Schools and courses that teach this work",
    play: "Send the post to whoever places their graduates.",
    why: "They hear who is looking before anybody else does.",
    effort: "low",
  },
];

/** Where people of this trade are found, and what works there; the house is not asked where the reason for the opening stays inside. */
function writeChannels({ playbook, reading }: Ledger): AttractSourceKit["sourcingChannels"] {
  const boards = reading.isReasonInside
    ? [...playbook.boards.filter(({ name }) => !throughStaff.test(name)), ...quiet]
    : playbook.boards;
  return boards.slice(0, mostChannels).map(({ name, play, effort, why }) => ({
    channel: name,
    play,
    effort,
    why,
    ...known("estimate", "occupation"),
  }));
}
