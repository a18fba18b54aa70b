import { useMutation } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { isSessionLost } from "#web/api/api-error.ts";
import { refusalOf } from "#web/api/refusal.ts";
import { saveReportAsPdf, saveReportAsText } from "#web/features/outputs/save-report.ts";
import { Button } from "#web/ui/button/button.tsx";
import { showError } from "#web/ui/feedback/toasts.ts";

type FileButtonsProps = { job: Job; output: Output };

/** One report as a file. */
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
