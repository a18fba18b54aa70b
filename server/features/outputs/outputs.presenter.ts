import type { Generation, Output } from "#contract/output.ts";
import type { OutputRow } from "#server/features/outputs/outputs.store.ts";
import { publicStatus } from "#server/http/live.ts";

export function presentOutput(row: OutputRow, jobRevision: number): Output {
  return {
    id: row.id,
    jobId: row.jobId,
    toolType: row.toolType,
    status: publicStatus(row.status),
    content: row.content,
    error: row.error,
    version: row.version,
    isOutdated: row.jobRevision !== null && row.jobRevision < jobRevision,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentGeneration(row: OutputRow): Generation {
  return {
    outputId: row.id,
    toolType: row.toolType,
    status: publicStatus(row.status),
    generation: Math.max(row.gen, 1),
  };
}
