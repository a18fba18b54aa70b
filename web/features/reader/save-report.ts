import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { documentAsMarkdown, documentAsText } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { downloadName } from "#tools/document/report-text.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type Subject = { job: Job; output: Output; organizationName: string };

const localFormats = {
  csv: {
    type: "text/csv",
    write: async ({ job, output }: Subject) => {
      const { reportAsCsv } = await import("#tools/document/report-csv.ts");
      return reportAsCsv(job, output);
    },
  },
  md: {
    type: "text/markdown",
    write: (subject: Subject) => documentAsMarkdown(documentOf(subject)),
  },
  json: {
    type: "application/json",
    write: ({ output }: Subject) => `${JSON.stringify(output.content, null, 2)}\n`,
  },
  txt: { type: "text/plain", write: (subject: Subject) => documentAsText(documentOf(subject)) },
} as const;

function documentOf({ job, output, organizationName }: Subject) {
  const outputs = [{ ...output, status: "completed" as const }];
  return toDocument({ job, organization: organizationName, outputs, date: new Date() });
}

export async function saveLocal(
  subject: Subject,
  format: keyof typeof localFormats,
): Promise<void> {
  const { type, write } = localFormats[format];
  try {
    const file = new Blob([await write(subject)], { type: `${type};charset=utf-8` });
    saveFile(downloadName(subject.job, tools[subject.output.toolType], format), file);
    showSuccess(messages.downloadStarted);
  } catch {
    showError(messages.exportFailed);
  }
}
