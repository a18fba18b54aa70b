import type { ExportCopy } from "#contract/calls/export.ts";
import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import { copyToSend, teamCopy, textToSend, type Copied } from "#tools/document/copies.ts";
import { call } from "#web/api/call.ts";

type Exported = { job: Job; outputs: readonly Output[] };

/** What a file is made of here. Of a copy to send the server says what a shared link shows. */
export async function copyOf({ job, outputs }: Exported, copy: ExportCopy): Promise<Copied> {
  return copy === "team" ? teamCopy(job, outputs) : copyToSend(job, outputs, await sharedOf(job));
}

/** The same for a text file, which holds every completed report. */
export async function textCopyOf({ job, outputs }: Exported, copy: ExportCopy): Promise<Copied> {
  return copy === "team" ? teamCopy(job, outputs) : textToSend(job, outputs, await sharedOf(job));
}

const sharedOf = (job: Job) => call("previewShare", { params: { jobId: job.id } });
