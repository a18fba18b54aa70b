import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { useServedFile } from "#web/report/use-served-file.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showSuccess } from "#web/ui/feedback/toasts.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";

type FileButtonsProps = { job: Job; output: Output };

export function FileButtons({ job, output }: FileButtonsProps) {
  const pdf = useServedFile({ job, output }, "pdf");
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
        isBusy={pdf.isSaving}
        look="quiet"
        needsServer
        size="small"
        onClick={pdf.save}
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
