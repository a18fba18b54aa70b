import type { OutputService } from "#server/features/outputs/outputs.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

type Names = "listOutputs" | "generateOutput" | "processJob" | "updateOutput";

export function outputHandlers(outputs: OutputService): Pick<Handlers, Names> {
  return {
    listOutputs: ({ caller, params }) => outputs.list(caller, params.jobId),
    generateOutput: ({ caller, params, body }) =>
      outputs.generate(caller, params.jobId, params.toolType, body),
    processJob: ({ caller, params }) => outputs.generateAll(caller, params.jobId),
    updateOutput: ({ caller, params, body }) => outputs.edit(caller, params.outputId, body),
  };
}
