import type { ToolType } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import type { SharedReports } from "#contract/share.ts";
import { titleForFiles } from "#ledger/facts/hide-client.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { loadWrittenReports } from "#server/features/exports/written-reports.service.ts";
import type { DocumentInput } from "#tools/document/document.ts";
import { reportForGuests, saysAnything } from "#tools/report/for-guests.ts";

type Asked = { jobId: number; toolType: ToolType | null; sharedBy: string | null };

/** What is shared, as a guest reads it and as files are made of it. */
export type Shared = {
  organizationId: number;
  answer: SharedReports;
  document: DocumentInput;
  /** Tells two states of it apart. */
  version: string;
};

/** Of a job's written reports what somebody outside may read; the same for guests, previews and files. */
export async function readSharedReports(
  db: TenantDatabase,
  { jobId, toolType, sharedBy }: Asked,
): Promise<Shared | undefined> {
  const loaded = await loadWrittenReports(db, jobId);
  if (!loaded) return undefined;
  const { organizationId, organization, outputs } = loaded;
  const job = { ...loaded.job, title: titleForFiles(loaded.job) };
  const written = toolTypes
    .filter((tool) => toolType === null || tool === toolType)
    .flatMap((tool) => outputs.filter((output) => output.toolType === tool))
    .flatMap(({ toolType: tool, content, version }) => {
      const told = content === null ? {} : reportForGuests(tool, content);
      return saysAnything(told) ? [{ toolType: tool, content: told, version }] : [];
    });
  const reports = written.map(({ toolType: tool, content }) => ({ toolType: tool, content }));
  const date = new Date();
  return {
    organizationId,
    answer: {
      toolType,
      sharedBy,
      organizationName: organization,
      jobId,
      jobTitle: job.title,
      jobLocation: job.location,
      reports,
    },
    document: {
      job,
      organization,
      date,
      outputs: reports.map((report) => ({ ...report, status: "completed" as const })),
    },
    version: JSON.stringify([
      ["shared", jobId, job.revision, organization, date.toISOString().slice(0, 10)],
      written.map((report) => [report.toolType, report.version]),
    ]),
  };
}
