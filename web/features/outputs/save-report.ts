import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { fetchFile } from "#web/api/fetch-file.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";
import { showSuccess } from "#web/ui/feedback/toasts.ts";

/** One report as a text file, built here (spec §7). */
export async function saveReportAsText(job: Job, output: Output): Promise<void> {
  const { downloadName, packageAsText } = await import("#tools/document/report-text.ts");
  const text = packageAsText(job, [output], new Date());
  const file = new Blob([text], { type: "text/plain;charset=utf-8" });
  saveFile(downloadName(job, tools[output.toolType], "txt"), file);
  showSuccess(messages.downloadStarted);
}

/** One report as the server prints it. */
export async function saveReportAsPdf(job: Job, output: Output): Promise<void> {
  const { downloadName } = await import("#tools/document/report-text.ts");
  const params = { jobId: job.id, outputId: output.id };
  saveFile(
    downloadName(job, tools[output.toolType], "pdf"),
    await fetchFile("exportOutputPdf", { params }),
  );
  showSuccess(messages.pdfExported);
}
