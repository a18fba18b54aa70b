import { useMutation } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { isSessionLost } from "#web/api/api-error.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";

type FileButtonsProps = { job: Job; output: Output };

export function FileButtons({ job, output }: FileButtonsProps) {
  const pdf = useMutation({
    mutationFn: () => saveReportAsPdf(job, output),
    onError: (error) => {
      if (!isSessionLost(error)) showError(refusalOf(error) ?? messages.exportFailed);
    },
  });
  return (
    <>
      <Button
        className="max-tablet:px-2"
        look="quiet"
        size="small"
        onClick={() => void saveReportAsText(job, output)}
      >
        TXT
      </Button>
      <Button
        className="max-tablet:px-2"
        isBusy={pdf.isPending}
        look="quiet"
        needsServer
        size="small"
        onClick={() => pdf.mutate()}
      >
        Export PDF
      </Button>
    </>
  );
}

/** One report as a text file, built here (spec §7). */
async function saveReportAsText(job: Job, output: Output): Promise<void> {
  const { downloadName, packageAsText } = await import("#tools/document/report-text.ts");
  const text = packageAsText(job, [output], new Date());
  const file = new Blob([text], { type: "text/plain;charset=utf-8" });
  saveFile(downloadName(job, tools[output.toolType], "txt"), file);
  showSuccess(messages.downloadStarted);
}

async function saveReportAsPdf(job: Job, output: Output): Promise<void> {
  const { downloadName } = await import("#tools/document/report-text.ts");
  const params = { jobId: job.id, outputId: output.id };
  saveFile(
    downloadName(job, tools[output.toolType], "pdf"),
    await fetchFile("exportOutputPdf", { params }),
  );
  showSuccess(messages.pdfExported);
}
