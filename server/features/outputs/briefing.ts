import { Problem } from "#contract/problem.ts";
import { clientNames } from "#ledger/facts/client-names.ts";
import { hideNames } from "#ledger/facts/hide-client.ts";
import type { JobRow } from "#server/db/schema/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { briefingStore } from "#server/features/outputs/briefing.store.ts";
import {
  buildLedgers,
  findLedgerBasis,
  type LedgerBasis,
} from "#server/features/outputs/ledger-now.ts";
import { ledgerStore, type StoredLedger } from "#server/features/outputs/ledgers.store.ts";
import type { OutputRow } from "#server/features/outputs/outputs.store.ts";
import { keepReading, readForReport } from "#server/features/readings/readings.service.ts";
import type { Briefing, Sender } from "#tools/briefing.ts";

/** What a report is written from, and under which id its ledger is stored. */
type Briefed = { briefing: Briefing; ledgerId: number };

/** Everything one report is written from, as it stands now. The ledger is built once for all reports of a job. */
export function openBriefing(deps: Pick<Deps, "tenant" | "documents">) {
  const { tenant, documents } = deps;
  /** The six reports of a job are taken up at once: the first of them builds, the others wait for it. */
  const underWay = new Map<string, Promise<StoredLedger>>();

  async function build(job: JobRow, known: LedgerBasis): Promise<StoredLedger> {
    const { people, basis } = known;
    const built = await buildLedgers(documents, job, known);
    const reading = await readForReport(documents, job, people.decided);
    const kept = await tenant.asSystem(job.organizationId, async (db) => {
      await keepReading(db, job, people.revision, reading);
      return ledgerStore(db).keep(job.id, basis, built);
    });
    if (!kept) throw new Problem("notFound");
    return kept;
  }

  function buildOnce(job: JobRow, known: LedgerBasis): Promise<StoredLedger> {
    const key = `${job.id} ${known.basis}`;
    const running = underWay.get(key) ?? build(job, known);
    underWay.set(key, running);
    return running.finally(() => underWay.delete(key));
  }

  return async function brief(output: OutputRow, job: JobRow): Promise<Briefed> {
    const { known, sender } = await tenant.asSystem(output.organizationId, async (db) => ({
      known: await findLedgerBasis(db, job),
      sender: await briefingStore(db).findSender(output.requestedBy),
    }));
    const kept = known.stored ?? (await buildOnce(job, known));
    return { briefing: briefingOf(output, job, kept, sender, known.now), ledgerId: kept.id };
  };
}

/** A report's briefing from what is known, or was known, about its job. */
export function briefingOf(
  { guidance, candidates }: OutputRow,
  job: JobRow,
  { ledger, forCandidates }: Omit<StoredLedger, "id">,
  sender: Sender,
  now: Date,
): Briefing {
  const hidden = hideNames(guidance, clientNames(job));
  return { ledger, forCandidates, now, sender, guidance: hidden, candidates };
}
