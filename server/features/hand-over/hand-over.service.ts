import type { HandOverFormat } from "#contract/hand-over/format.ts";
import type { ReportContent, ToolType } from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import { clientNames } from "#ledger/facts/client-names.ts";
import { hideNames, titleForFiles } from "#ledger/facts/hide-client.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { exportLimits } from "#server/features/exports/export-limits.service.ts";
import { loadWrittenReports } from "#server/features/exports/written-reports.service.ts";
import { findLedger } from "#server/features/outputs/examination.service.ts";
import type { Attachment } from "#server/http/attachment.ts";
import { handOverFiles, handOverName } from "#tools/hand-over/formats.ts";
import { handOver } from "#tools/hand-over/hand-over.ts";

export type HandOverService = ReturnType<typeof handOverService>;

/** A job as a file for another system. The other system is never called, and none of its credentials are known here. */
export function handOverService({ env, tenant, rateLimiter }: Deps) {
  const takeFromLimits = exportLimits({ env, rateLimiter });

  return {
    async file(caller: Caller, jobId: number, format: HandOverFormat): Promise<Attachment> {
      const loaded = await tenant.of(caller, { jobId }, "output.read", async (db) => {
        const written = await loadWrittenReports(db, jobId);
        const kit = written?.outputs.find(({ toolType }) => toolType === "attractSourceKit");
        const known = kit && (await findLedger(db, { jobId, ledgerId: kit.ledgerId }));
        return written && { ...written, ledger: known?.forCandidates ?? known?.ledger ?? null };
      });
      if (!loaded) throw new Problem("notFound");
      const { job, organizationId, outputs, ledger } = loaded;
      // A client that became confidential after the report was written is hidden all the same.
      const names = clientNames(job);
      const written = (tool: ToolType): ReportContent | null => {
        const one = outputs.find(({ toolType }) => toolType === tool);
        return one?.status === "completed" && one.content !== null
          ? hideIn(one.content, names)
          : null;
      };
      const title = titleForFiles(job);
      const file = handOver(format, {
        jobTitle: title,
        kit: written("attractSourceKit"),
        coach: written("interviewCoach"),
        ledger,
        now: new Date(),
      });
      if (file === undefined) throw new Problem("nothingToExport");
      await takeFromLimits(caller, organizationId);
      return {
        name: handOverName(format, { title }),
        kind: handOverFiles[format].ending,
        bytes: Buffer.from(file),
      };
    },
  };
}

/** A report without the names of a confidential client. */
function hideIn(content: ReportContent, names: readonly string[]): ReportContent {
  if (names.length === 0) return content;
  const hide = (_: string, value: unknown) =>
    typeof value === "string" ? hideNames(value, names) : value;
  return JSON.parse(JSON.stringify(content), hide) as ReportContent;
}
