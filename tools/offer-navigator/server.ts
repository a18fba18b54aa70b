import type { CandidateNotes } from "#contract/output.ts";
import { recordsOf } from "#contract/walk.ts";
import { insidePrefix } from "#contract/programs/closed-facts.ts";
import { keepIn, keepRows } from "#tools/model/keep-planned.ts";
import type { Draft } from "#tools/tool.ts";
import { asCounted } from "#tools/model/code-field.ts";
import { offerNavigatorPrompt } from "#tools/offer-navigator/prompt.ts";
import { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { writeOfferNavigator } from "#tools/offer-navigator/writer.ts";
import type { ServerTool } from "#tools/server-tool.ts";
import { dueAsSaid } from "#tools/writing/search-calendar.ts";

const startsWithLabel =
  ({ label }: CandidateNotes) =>
  (row: Draft): boolean =>
    String(row["situation"]).startsWith(label);

/** What the text says for the team alone; a model is not told of it. */
const isKeptInside = ({ facts }: Draft): boolean =>
  Array.isArray(facts) && facts.some((id) => String(id).startsWith(insidePrefix));

export const offerNavigatorServer: ServerTool = {
  schema: OfferNavigator,
  write: writeOfferNavigator,
  prompt: offerNavigatorPrompt,
  codeFields: {
    "approvalChecklist.order": asCounted,
    "nextActions.due": ({ briefing, item, at }) => dueAsSaid(briefing, item["action"], at + 1),
  },
  keepPlanned: {
    approvalChecklist: (section, builtIn) =>
      keepRows(recordsOf(section), recordsOf(builtIn), [isKeptInside]),
    candidateOfferMatrix: (section, builtIn, { candidates }) =>
      keepIn(section, builtIn, {
        rows: (rows, ours) => keepRows(rows, ours, candidates.map(startsWithLabel)),
      }),
  },
};
