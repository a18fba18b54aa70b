import type { CandidateNotes } from "#contract/output.ts";
import { keepIn, keepRows } from "#tools/keep-planned.ts";
import type { Draft } from "#tools/tool.ts";
import { asCounted } from "#tools/code-field.ts";
import { offerNavigatorPrompt } from "#tools/offer-navigator/prompt.ts";
import { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { writeOfferNavigator } from "#tools/offer-navigator/writer.ts";
import type { ServerTool } from "#tools/server-tool.ts";

const startsWithLabel =
  ({ label }: CandidateNotes) =>
  (row: Draft): boolean =>
    String(row["situation"]).startsWith(label);

export const offerNavigatorServer: ServerTool = {
  schema: OfferNavigator,
  write: writeOfferNavigator,
  prompt: offerNavigatorPrompt,
  codeFields: { "approvalChecklist.order": asCounted },
  keepPlanned: {
    candidateOfferMatrix: (section, builtIn, { candidates }) =>
      keepIn(section, builtIn, {
        rows: (rows, ours) => keepRows(rows, ours, candidates.map(startsWithLabel)),
      }),
  },
};
