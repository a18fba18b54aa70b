import type { EditingService } from "#server/features/outputs/editing.service.ts";
import type { ExaminationService } from "#server/features/outputs/examination.service.ts";
import type { OutputService } from "#server/features/outputs/outputs.service.ts";
import type { SuggestionService } from "#server/features/outputs/suggestions/suggestions.service.ts";
import { unchanged, type Handlers } from "#server/http/handlers.ts";

export function outputHandlers(
  outputs: OutputService,
  editing: EditingService,
  examinations: ExaminationService,
  suggestions: SuggestionService,
) {
  return {
    listOutputs: async ({ caller, params, request, reply }) => {
      const known = request.headers["if-none-match"];
      const { mark, outputs: list } = await outputs.list(caller, params.jobId, known);
      reply.header("etag", mark);
      return list ?? unchanged;
    },
    generateOutput: ({ caller, params, body }) =>
      outputs.generate(caller, params.jobId, params.toolType, body),
    processJob: ({ caller, params, body }) => outputs.generateAll(caller, params.jobId, body),
    updateOutput: ({ caller, params, body }) => editing.edit(caller, params.outputId, body),
    setTicks: ({ caller, params, body }) => editing.setTicks(caller, params.outputId, body.ticks),
    getExamination: async ({ caller, params, request, reply }) => {
      const known = request.headers["if-none-match"];
      const { mark, examination } = await examinations.examine(caller, params.outputId, known);
      reply.header("etag", mark);
      return examination ?? unchanged;
    },
    listVersions: ({ caller, params }) => editing.listVersions(caller, params.outputId),
    getVersion: ({ caller, params: { outputId, version } }) =>
      editing.getVersion(caller, outputId, version),
    restoreVersion: ({ caller, params: { outputId, version }, body }) =>
      editing.restore(caller, outputId, version, body),
    setLock: ({ caller, params, body }) => suggestions.setLock(caller, params.outputId, body),
    listSuggestions: ({ caller, params }) => suggestions.list(caller, params.outputId),
    decideSuggestions: ({ caller, params, body }) =>
      suggestions.decide(caller, params.outputId, body),
  } satisfies Partial<Handlers>;
}
