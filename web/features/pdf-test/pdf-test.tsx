import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#web/api/api-error.ts";
import { pathOf } from "#web/api/path.ts";
import { send } from "#web/api/send.ts";
import { Button } from "#web/ui/button/button.tsx";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { saveFile } from "#web/ui/hooks/save-file.ts";

type Trial = { status: number; bytes: number; milliseconds: number };

const fileName = "roleprint-sample.pdf";

/** Asks for the sample and saves it; a refusal is a result too, its status the point of this screen. */
async function exportSample(): Promise<Trial> {
  const started = performance.now();
  const response = await send(pathOf("exportTestPdf"), { method: "GET" });
  const file = await response.blob();
  saveFile(fileName, file);
  return {
    status: response.status,
    bytes: file.size,
    milliseconds: Math.round(performance.now() - started),
  };
}

export function PdfTest() {
  const trial = useMutation({ mutationFn: exportSample });
  const failedStatus = trial.error instanceof ApiError ? trial.error.status : null;
  return (
    <>
      <Button isBusy={trial.isPending} look="primary" onClick={() => trial.mutate()}>
        Export sample PDF
      </Button>
      <div aria-live="polite" className="w-full">
        {trial.data && (
          <DefinitionList>
            <DefinitionRow term="HTTP status">{trial.data.status}</DefinitionRow>
            <DefinitionRow term="Size">{(trial.data.bytes / 1000).toFixed(1)} kB</DefinitionRow>
            <DefinitionRow term="Time">{trial.data.milliseconds} ms</DefinitionRow>
          </DefinitionList>
        )}
        {trial.error && (
          <DefinitionList>
            <DefinitionRow term="HTTP status">{failedStatus ?? "no answer"}</DefinitionRow>
            <DefinitionRow term="Answer">{trial.error.message}</DefinitionRow>
          </DefinitionList>
        )}
      </div>
    </>
  );
}
