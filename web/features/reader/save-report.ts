import type { ExportCopy } from "#contract/calls/export.ts";
import type { Job } from "#contract/job.ts";
import { messages } from "#contract/messages.ts";
import type { Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { documentAsMarkdown, documentAsText } from "#tools/document/as-text.ts";
import type { Copied } from "#tools/document/copies.ts";
import { toDocument } from "#tools/document/document.ts";
import { downloadName } from "#tools/document/report-text.ts";
import { copyOf, textCopyOf } from "#web/report/copies.ts";
import { tellNotSaved } from "#web/report/use-served-file.ts";
import { saveFile } from "#web/ui/hooks/save-file.ts";
import { showError, showSuccess } from "#web/ui/feedback/toasts.ts";

type Subject = { job: Job; output: Output; organizationName: string };
type Made = Pick<Subject, "organizationName"> & { copied: Copied; output: Output };

const localFormats = {
  csv: {
    type: "text/csv",
    write: async ({ copied, output }: Made) => {
      const { reportAsCsv } = await import("#tools/document/report-csv.ts");
      return reportAsCsv(copied.job, output);
    },
  },
  md: {
    type: "text/markdown",
    write: (made: Made) => documentAsMarkdown(documentOf(made)),
  },
  json: {
    type: "application/json",
    write: ({ output }: Made) => `${JSON.stringify(output.content, null, 2)}\n`,
  },
  txt: { type: "text/plain", write: (made: Made) => documentAsText(documentOf(made)) },
} as const;

function documentOf({ copied, organizationName }: Made) {
  return toDocument({ ...copied, organization: organizationName, date: new Date() });
}

export async function saveLocal(
  subject: Subject,
  format: keyof typeof localFormats,
  copy: ExportCopy,
): Promise<void> {
  const { type, write } = localFormats[format];
  const { organizationName } = subject;
  const exported = {
    job: subject.job,
    outputs: [{ ...subject.output, status: "completed" as const }],
  };
  try {
    const copied = await (format === "txt" ? textCopyOf : copyOf)(exported, copy);
    const [output] = copied.outputs;
    if (!output) return showError(messages.nothingToExport);
    const file = new Blob([await write({ copied, output, organizationName })], {
      type: `${type};charset=utf-8`,
    });
    saveFile(downloadName(subject.job, tools[subject.output.toolType], format), file);
    showSuccess(messages.downloadStarted);
  } catch (error) {
    tellNotSaved(error);
  }
}
