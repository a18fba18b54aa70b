import {
  OutputErrorCode,
  type Generation,
  type Output,
  type OutputVersion,
} from "#contract/output.ts";
import type { OutputRow } from "#server/features/outputs/outputs.store.ts";
import type { ListedVersion } from "#server/features/outputs/versions.store.ts";
import type { KeptParts } from "#server/features/outputs/suggestions/kept-parts.ts";
import { reportForGuests } from "#tools/report/for-guests.ts";
import { publicStatus } from "#server/db/stored-status.ts";

export function presentOutput(row: OutputRow, kept: KeptParts): Output {
  return {
    id: row.id,
    jobId: row.jobId,
    toolType: row.toolType,
    status: publicStatus(row.status),
    content: row.content,
    error: row.error,
    // A newer version may have stored a code that this one does not know.
    errorCode: OutputErrorCode.safeParse(row.errorCode).data ?? null,
    version: row.version,
    isOutdated: row.isOutdated,
    staleParts: [...row.staleParts],
    staleVersion: row.staleVersion,
    editedVersion: row.editedVersion,
    editedSections: row.editedSections,
    ticks: row.ticks,
    ...kept,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A report as a view-only link shows it, with nothing of how the team works on it. */
export function outputWithoutInside(output: Output): Output {
  const { toolType, content } = output;
  return {
    ...output,
    content: content === null ? null : reportForGuests(toolType, content),
    staleParts: [],
    editedSections: [],
    ticks: {},
    locks: [],
    keptParts: [],
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

export function presentVersion(row: ListedVersion): OutputVersion {
  return {
    version: row.version,
    kind: row.kind,
    authorName: row.authorName,
    cause: row.cause,
    generation: row.gen,
    createdAt: row.createdAt.toISOString(),
  };
}
