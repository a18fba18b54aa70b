import type { JobRow } from "#server/db/schema/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { openDriftWatch } from "#server/features/agreements/drift.service.ts";
import { buildLedgers, findLedgerBasis } from "#server/features/outputs/ledger-now.ts";
import type { StoredLedger } from "#server/features/outputs/ledgers.store.ts";
import type { markStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import { outputStore, type OutputRow } from "#server/features/outputs/outputs.store.ts";
import { keepStaleness, type Staleness } from "#server/features/outputs/stale/stale-parts.store.ts";
import {
  ageOf,
  findWrittenFrom,
  type WrittenFrom,
} from "#server/features/outputs/stale/written-from.ts";
import { describeFault } from "#server/log.ts";
import type { TaskHandler } from "#server/queue/task.ts";
import { findStaleParts } from "#tools/report/staleness/stale.ts";

const upToDate: Staleness = { isOutdated: false, staleParts: [] };
/** Of a text without a ledger, or with one that this build cannot read, only this is known. */
const outdated: Staleness = { isOutdated: true, staleParts: [] };

/** `isBehind`: the job itself has changed since. `from` is set where the report rests on anything else than what is known now. */
type Subject = { row: OutputRow; isBehind: boolean; from: WrittenFrom | undefined };

/** Finds what of a job's reports rests on changed facts. Whoever changed them does not wait for it. */
export function openComparing(deps: Deps) {
  const { tenant, log } = deps;
  const drift = openDriftWatch(deps);

  /** With the job's lock first: a change that found this entry waiting is committed then. */
  function read(organizationId: number, jobId: number) {
    return tenant.asSystem(organizationId, async (db) => {
      await outputStore(db).lockJob(jobId);
      const job = await outputStore(db).findJob(jobId);
      if (!job) return undefined;
      const basis = await findLedgerBasis(db, job);
      const subjects: Subject[] = [];
      for (const row of await outputStore(db).list([jobId])) {
        const isBehind = row.jobRevision !== null && row.jobRevision < job.revision;
        const isOfNow = row.ledgerId === (basis.stored?.id ?? null);
        const from = isBehind || !isOfNow ? await findWrittenFrom(db, row) : undefined;
        subjects.push({ row, isBehind, from });
      }
      const signed = await drift.read(db, jobId);
      return { job, subjects, signed, basis };
    });
  }

  /** Unless the job has changed again: then another entry is on its way. */
  async function keep(
    job: JobRow,
    found: readonly (readonly [OutputRow, Staleness])[],
    drifted: Awaited<ReturnType<typeof drift.compare>> = [],
  ) {
    await tenant.asSystem(job.organizationId, async (db) => {
      await outputStore(db).lockJob(job.id);
      const present = await outputStore(db).findJob(job.id);
      if (present?.revision !== job.revision) return;
      for (const [row, staleness] of found) await keepStaleness(db, row, staleness);
      await drift.note(db, job.id, drifted);
    });
    if (drifted.length > 0) await drift.tell(job.organizationId);
  }

  function compare(
    { row, isBehind, from }: Subject,
    job: JobRow,
    known: Omit<StoredLedger, "id">,
    now: Date,
  ): Staleness {
    const otherwise = isBehind ? outdated : upToDate;
    if (!from) return otherwise;
    try {
      const staleParts = findStaleParts(row.toolType, ageOf(from, job, known, now));
      return { isOutdated: staleParts.length > 0, staleParts };
    } catch (fault) {
      log.warn({ outputId: row.id, ...describeFault(fault) }, "report not compared");
      return otherwise;
    }
  }

  return {
    async compare(organizationId: number, jobId: number): Promise<void> {
      const found = await read(organizationId, jobId);
      if (!found) return;
      const { job, subjects, signed, basis } = found;
      if (!signed && !subjects.some(({ isBehind, from }) => isBehind || from)) return;
      const known = basis.stored ?? (await buildLedgers(deps.documents, job, basis));
      await keep(
        job,
        subjects.map((one) => [one.row, compare(one, job, known, basis.now)] as const),
        await drift.compare(signed),
      );
    },

    /** Readers are told at least that the job has changed. */
    async markWhole(organizationId: number, jobId: number): Promise<void> {
      const found = await read(organizationId, jobId);
      const older = found?.subjects.filter(({ isBehind }) => isBehind) ?? [];
      if (found)
        await keep(
          found.job,
          older.map(({ row }) => [row, outdated] as const),
        );
    },
  };
}

export function markStaleHandler(deps: Deps): TaskHandler<typeof markStale> {
  const comparing = openComparing(deps);
  return {
    run: ({ input: { organizationId, jobId } }) => comparing.compare(organizationId, jobId),
    giveUp: ({ organizationId, jobId }) => comparing.markWhole(organizationId, jobId),
  };
}
