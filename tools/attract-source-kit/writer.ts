import type { Writer } from "#tools/briefing.ts";
import { putAskedFirst } from "#tools/guidance.ts";
import { writeJobPost } from "#tools/attract-source-kit/job-post.ts";
import { writeChannels } from "#tools/attract-source-kit/channels.ts";
import { writeExperiments } from "#tools/attract-source-kit/experiments.ts";
import { writeChecklist } from "#tools/attract-source-kit/launch.ts";
import { writeNarrative } from "#tools/attract-source-kit/narrative.ts";
import { writePersonas } from "#tools/attract-source-kit/personas.ts";
import { writeSearch } from "#tools/attract-source-kit/search.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { writeValueProps } from "#tools/attract-source-kit/value-props.ts";
import { writeInMail } from "#tools/in-mail.ts";
import { writeFirstMail, writeFollowUp, type Message } from "#tools/outreach.ts";

export const writeAttractSourceKit: Writer<AttractSourceKit> = (briefing) => {
  const { ledger, guidance } = briefing;
  return {
    launchNarrative: writeNarrative(briefing),
    jobPost: writeJobPost(ledger),
    personaLibrary: putAskedFirst(guidance, writePersonas(ledger)),
    valueProps: putAskedFirst(guidance, writeValueProps(ledger)),
    outreachTemplates: [
      template("Short InMail", writeInMail(briefing)),
      template("First e-mail", writeFirstMail(briefing)),
      template("Follow-up", writeFollowUp(briefing)),
    ],
    booleanStrings: writeSearch(ledger),
    sourcingChannels: putAskedFirst(guidance, writeChannels(ledger)),
    launchChecklist: writeChecklist(briefing),
    experiments: writeExperiments(ledger),
  };
};

function template(
  kind: string,
  { facts, ...message }: Message,
): AttractSourceKit["outreachTemplates"][number] {
  const tokens = [...new Set(message.body.match(/\{\{\w{1,40}\}\}/gu) ?? [])];
  return { kind, ...message, tokens, basis: "given", facts };
}
