import { Problem } from "#contract/problem.ts";
import { titleForFiles } from "#ledger/facts/hide-client.ts";
import { perHour } from "#server/db/rate-limit.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentFormat } from "#server/documents/render/render-program.ts";
import { sampleDocument } from "#server/documents/render/sample-document.ts";
import { exportStore } from "#server/features/exports/exports.store.ts";
import type { Attachment } from "#server/http/attachment.ts";
import { publicStatus } from "#server/db/stored-status.ts";
import { tools } from "#tools/tools.ts";
import type { DocumentInput } from "#tools/document/document.ts";
import { jobPostHtml } from "#tools/document/job-post-html.ts";
import { downloadName, fileName } from "#tools/document/report-text.ts";

type Loaded = NonNullable<Awaited<ReturnType<ReturnType<typeof exportStore>["load"]>>>;

/** Files leave the house: a confidential client is not in their title either. */
function forReaders(loaded: Loaded): Loaded {
  return { ...loaded, job: { ...loaded.job, title: titleForFiles(loaded.job) } };
}

export type ExportService = ReturnType<typeof exportService>;

/** Completed reports as files; identical ones are made once. */
export function exportService({ env, tenant, rateLimiter, documents }: Deps) {
  /** A job with its completed reports. */
  async function load(caller: Caller, jobId: number): Promise<Loaded> {
    const loaded = await tenant.of(caller, { jobId }, "job.read", (db) =>
      exportStore(db).load(jobId),
    );
    if (!loaded) throw new Problem("notFound");
    const outputs = loaded.outputs.filter(({ status }) => status === "completed");
    return { ...forReaders(loaded), outputs };
  }

  /** Asked after access, so that only those who may read a job use up their hour. */
  async function takeFromLimits(caller: Caller, organizationId?: number): Promise<void> {
    await rateLimiter.take(`export:${caller.userId}`, perHour(env.EXPORTS_PER_USER_PER_HOUR));
    if (organizationId === undefined) return;
    const ofAll = perHour(env.EXPORTS_PER_ORGANIZATION_PER_HOUR);
    await rateLimiter.take(`export:organization:${organizationId}`, ofAll);
  }

  async function render(
    caller: Caller,
    { job, organizationId, organization, outputs }: Loaded,
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
      outputs: outputs.map((row) => ({ ...row, status: publicStatus(row.status) })),
    };
    const version = JSON.stringify([
      [job.id, job.revision, organization, date.toISOString().slice(0, 10), name],
      outputs.map((row) => [row.id, row.version]),
    ]);
    const bytes = await documents.renderer.render(caller.userId, kind, version, input);
    return { name, kind, bytes };
  }

  return {
    /** The whole package. */
    async all(caller: Caller, jobId: number, kind: DocumentFormat): Promise<Attachment> {
      const loaded = await load(caller, jobId);
      return render(caller, loaded, kind, downloadName(loaded.job, undefined, kind));
    },

    /** One report; an output of another job is not found. */
    async one(
      caller: Caller,
      place: { jobId: number; outputId: number },
      kind: DocumentFormat,
    ): Promise<Attachment> {
      const { outputId, jobId } = place;
      const loaded = await tenant.of(caller, { outputId }, "job.read", (db) =>
        exportStore(db).load(jobId),
      );
      const output = loaded?.outputs.find(({ id }) => id === outputId);
      if (!loaded || !output) throw new Problem("notFound");
      const outputs = output.status === "completed" ? [output] : [];
      const told = forReaders(loaded);
      const name = downloadName(told.job, tools[output.toolType], kind);
      return render(caller, { ...told, outputs }, kind, name);
    },

    /** The post alone, for pasting into another system. */
    async jobPost(caller: Caller, jobId: number): Promise<Attachment> {
      const { job, organizationId, outputs } = await load(caller, jobId);
      const kit = outputs.find(({ toolType }) => toolType === "attractSourceKit");
      const html = kit?.content ? jobPostHtml(job.title, kit.content) : undefined;
      if (html === undefined) throw new Problem("nothingToExport");
      await takeFromLimits(caller, organizationId);
      return { name: fileName("job-post", job, "html"), kind: "html", bytes: Buffer.from(html) };
    },

    async sample(caller: Caller): Promise<Attachment> {
      await takeFromLimits(caller);
      const bytes = await documents.renderer.render(caller.userId, "pdf", "sample", sampleDocument);
      return { name: "roleprint-sample-report.pdf", kind: "pdf", bytes };
    },
  };
}
