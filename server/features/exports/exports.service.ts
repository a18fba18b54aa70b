import type { ExportCopy } from "#contract/calls/export.ts";
import { Problem } from "#contract/problem.ts";
import { titleForFiles } from "#ledger/facts/hide-client.ts";
import { seesInside } from "#server/db/program.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentFormat } from "#server/documents/render/render-program.ts";
import { sampleDocument } from "#server/documents/render/sample-document.ts";
import { exportLimits } from "#server/features/exports/export-limits.service.ts";
import { exportStore } from "#server/features/exports/exports.store.ts";
import type { Attachment } from "#server/http/attachment.ts";
import { publicStatus } from "#server/db/stored-status.ts";
import { tools } from "#tools/tools.ts";
import type { DocumentInput } from "#tools/document/document.ts";
import { reportForGuests, saysAnything } from "#tools/report/for-guests.ts";
import { downloadName } from "#tools/document/report-text.ts";

type Loaded = NonNullable<Awaited<ReturnType<ReturnType<typeof exportStore>["load"]>>>;
type Told = Loaded & { isInternal: boolean };

/** Files go to other people: a confidential client is not in their title either. Some programs read no more than guests. */
function forReaders(caller: Caller, loaded: Loaded, copy: ExportCopy): Told {
  const job = { ...loaded.job, title: titleForFiles(loaded.job) };
  if (copy === "team" && seesInside(caller)) return { ...loaded, job, isInternal: true };
  const outputs = loaded.outputs.map((output) => {
    const told = reportForGuests(output.toolType, output.content ?? {});
    // To somebody outside a report that says nothing is not written yet.
    return saysAnything(told)
      ? { ...output, content: told }
      : { ...output, content: null, status: "pending" as const };
  });
  return { ...loaded, job, outputs, isInternal: false };
}

export type ExportService = ReturnType<typeof exportService>;

/** Completed reports as files; identical ones are made once. */
export function exportService({ env, tenant, rateLimiter, documents }: Deps) {
  const takeFromLimits = exportLimits({ env, rateLimiter });

  /** A job with its completed reports. */
  async function load(caller: Caller, jobId: number, copy: ExportCopy): Promise<Told> {
    const loaded = await tenant.of(caller, { jobId }, "output.read", (db) =>
      exportStore(db).load(jobId),
    );
    if (!loaded) throw new Problem("notFound");
    const told = forReaders(caller, loaded, copy);
    const outputs = told.outputs.filter(({ status }) => status === "completed");
    return { ...told, outputs };
  }

  async function render(
    caller: Caller,
    { job, organizationId, organization, outputs, isInternal }: Told,
    kind: DocumentFormat,
    name: string,
  ): Promise<Attachment> {
    if (outputs.length === 0) throw new Problem("nothingToExport");
    await takeFromLimits(caller, organizationId);
    const date = new Date();
    const input: DocumentInput = {
      job,
      organization,
      date,
      isInternal,
      outputs: outputs.map((row) => ({ ...row, status: publicStatus(row.status) })),
    };
    const version = JSON.stringify([
      [job.id, job.revision, organization, date.toISOString().slice(0, 10), name],
      isInternal,
      outputs.map((row) => [row.id, row.version]),
    ]);
    const bytes = await documents.renderer.render(caller.userId, kind, version, input);
    return { name, kind, bytes };
  }

  return {
    /** The whole package. */
    async all(
      caller: Caller,
      jobId: number,
      kind: DocumentFormat,
      copy: ExportCopy = "team",
    ): Promise<Attachment> {
      const loaded = await load(caller, jobId, copy);
      return render(caller, loaded, kind, downloadName(loaded.job, undefined, kind));
    },

    /** One report; an output of another job is not found. */
    async one(
      caller: Caller,
      place: { jobId: number; outputId: number },
      kind: DocumentFormat,
      copy: ExportCopy = "team",
    ): Promise<Attachment> {
      const { outputId, jobId } = place;
      const loaded = await tenant.of(caller, { outputId }, "output.read", (db) =>
        exportStore(db).load(jobId),
      );
      const told = loaded && forReaders(caller, loaded, copy);
      const output = told?.outputs.find(({ id }) => id === outputId);
      if (!told || !output) throw new Problem("notFound");
      const outputs = output.status === "completed" ? [output] : [];
      const name = downloadName(told.job, tools[output.toolType], kind);
      return render(caller, { ...told, outputs }, kind, name);
    },

    async sample(caller: Caller): Promise<Attachment> {
      await takeFromLimits(caller);
      const bytes = await documents.renderer.render(caller.userId, "pdf", "sample", sampleDocument);
      return { name: "roleprint-sample-report.pdf", kind: "pdf", bytes };
    },
  };
}
