import { Problem } from "#contract/problem.ts";
import type { Documents } from "#server/documents/documents.ts";
import type { DocumentFormat } from "#server/documents/render/render-program.ts";
import type { Shared } from "#server/features/shares/shared-reports.ts";
import type { Attachment } from "#server/http/attachment.ts";
import { downloadName } from "#tools/document/report-text.ts";
import { tools } from "#tools/tools.ts";

/** What is shared, as a file; `who` waits for their own files only. */
export async function renderShared(
  { renderer }: Documents,
  who: string,
  { answer, document, version }: Shared,
  kind: DocumentFormat,
): Promise<Attachment> {
  if (answer.reports.length === 0) throw new Problem("nothingToShare");
  const tool = answer.toolType === null ? undefined : tools[answer.toolType];
  const name = downloadName(document.job, tool, kind);
  return { name, kind, bytes: await renderer.render(who, kind, version, document) };
}
