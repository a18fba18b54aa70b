import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { tools } from "#tools/catalogue.ts";
import { downloadName, packageAsText } from "#tools/report-text.ts";
import { showError, showSuccess } from "#web/ui/toasts.ts";

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** One report as a text file, built here (spec §7). */
export function saveReportAsText(job: Job, output: Output): void {
  const name = downloadName(job, tools[output.toolType], "txt");
  download(name, packageAsText(job, [output], new Date()));
  showSuccess(messages.downloadStarted);
}

/** Every completed report as one text file; none completed is said, not saved. */
export function savePackageAsText(job: Job, outputs: readonly Output[]): void {
  if (!outputs.some((output) => output.status === "completed")) {
    showError(messages.nothingToExport);
    return;
  }
  download(downloadName(job, undefined, "txt"), packageAsText(job, outputs, new Date()));
  showSuccess(messages.exportCompleted);
}
