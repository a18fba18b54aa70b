import type { ExportCopy } from "#contract/calls/export.ts";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { ExportButton } from "#web/report/export-button.tsx";
import { tellNotSaved, useServedFile } from "#web/report/use-served-file.ts";
import { showSuccess } from "#web/ui/feedback/toasts.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";

type FileButtonsProps = { job: Job; output: Output };

export function FileButtons({ job, output }: FileButtonsProps) {
  const pdf = useServedFile({ job, output }, "pdf");
  return (
    <>
      <ExportButton
        className="max-tablet:px-2"
        look="quiet"
        size="small"
        onExport={(copy) => void saveReportAsText(job, output, copy).catch(tellNotSaved)}
      >
        TXT
      </ExportButton>
      <ExportButton
        className="max-tablet:px-2"
        isBusy={pdf.isSaving}
        look="quiet"
        needsServer
        size="small"
        onExport={pdf.save}
      >
        Export PDF
      </ExportButton>
    </>
  );
}

/** One report as a text file, built here (spec §7). */
async function saveReportAsText(job: Job, output: Output, copy: ExportCopy): Promise<void> {
  const { downloadName, packageAsText } = await import("#tools/document/report-text.ts");
  const { textCopyOf } = await import("#web/report/copies.ts");
  const text = packageAsText(await textCopyOf({ job, outputs: [output] }, copy), new Date());
  const file = new Blob([text], { type: "text/plain;charset=utf-8" });
  saveFile(downloadName(job, tools[output.toolType], "txt"), file);
  showSuccess(messages.downloadStarted);
}
