import { recordsOf } from "#contract/walk.ts";
import { demandFactPrefix } from "#ledger/questions/protected-demands.ts";
import { keepRows } from "#tools/model/keep-planned.ts";
import type { Draft } from "#tools/tool.ts";
import { dueDay } from "#tools/writing/search-calendar.ts";
import { asBuiltIn, asCounted } from "#tools/model/code-field.ts";
import { intakeSyncPrompt } from "#tools/intake-sync/prompt.ts";
import { keepDecided, nameDeciders } from "#tools/intake-sync/decided.ts";
import { IntakeSync } from "#tools/intake-sync/schema.ts";
import { writeIntakeSync } from "#tools/intake-sync/writer.ts";
import type { ServerTool } from "#tools/server-tool.ts";

export const intakeSyncServer: ServerTool = {
  schema: IntakeSync,
  write: writeIntakeSync,
  prompt: intakeSyncPrompt,
  codeFields: {
    "roleAlignment.keptInside": asBuiltIn,
    "candidatePersona.notAFit": asBuiltIn,
    "nextSteps.due": ({ briefing, item }) => dueDay(briefing, Number(item["workingDay"])),
    "questionsForHiringManager.rank": asCounted,
  },
  afterWriting: nameDeciders,
  keepPlanned: {
    roleAlignment: keepDecided,
    questionsForHiringManager: (section, builtIn) =>
      keepRows(recordsOf(section), recordsOf(builtIn), [isAboutDemand]),
  },
};

/** The note on a demand that no report uses. */
function isAboutDemand({ facts }: Draft): boolean {
  return Array.isArray(facts) && facts.some((id) => String(id).startsWith(demandFactPrefix));
}
