import { Problem } from "#contract/problem.ts";
import { shipped } from "#knowledge/shipped.ts";
import type { OrganizationFields } from "#ledger/facts/company.ts";
import { completeLedger, settleBasics } from "#ledger/ledger.ts";
import { buildId } from "#server/build-id.ts";
import type { JobRow } from "#server/db/schema/jobs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { digestOfAll } from "#server/digest.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { briefingStore } from "#server/features/outputs/briefing.store.ts";
import { ledgerStore, type StoredLedger } from "#server/features/outputs/ledgers.store.ts";
import { outputStore } from "#server/features/outputs/outputs.store.ts";
import { findDecided } from "#server/features/readings/readings.service.ts";

/** What a ledger is built from besides the job, and under which name it is stored. */
export type LedgerBasis = {
  people: Awaited<ReturnType<typeof findDecided>>;
  organization: OrganizationFields;
  basis: string;
  now: Date;
  /** The ledger itself, if it was built before. */
  stored: StoredLedger | undefined;
};

export async function findLedgerBasis(db: TenantDatabase, job: JobRow): Promise<LedgerBasis> {
  const found = await findBasis(db, job);
  return { ...found, stored: await ledgerStore(db).findBuilt(job.id, found.basis) };
}

/** The same for whoever does not want the ledger as it was stored. */
export async function findBasis(
  db: TenantDatabase,
  job: JobRow,
  apartFromRoom?: number,
): Promise<Omit<LedgerBasis, "stored">> {
  const now = new Date();
  const organization = await briefingStore(db).findOrganization();
  if (!organization) throw new Problem("notFound");
  const people = await findDecided(db, job.id, apartFromRoom);
  const basis = basisOf(job, people.revision, organization, now);
  return { people, organization, basis, now };
}

/** Whether a ledger says what is known now. */
export async function isOfNow(
  db: TenantDatabase,
  jobId: number,
  ledgerId: number,
): Promise<boolean> {
  const job = await outputStore(db).findJob(jobId);
  return job === undefined || (await findLedgerBasis(db, job)).stored?.id === ledgerId;
}

/** Reading takes its time, so no transaction is open meanwhile. */
export async function buildLedgers(
  { taskParser }: Pick<Deps["documents"], "taskParser">,
  job: JobRow,
  { people: { decided }, organization, now: today }: LedgerBasis,
): Promise<Omit<StoredLedger, "id">> {
  const read = await taskParser.readJob(`${job.organizationId}`, job, decided);
  const basics = settleBasics(read.whole, decided.agreed);
  const told = read.told && settleBasics(read.told, decided.agreed);
  const around = { organization, market: shippedMarket(), knowledge: shipped, today };
  return {
    ledger: completeLedger(basics, around),
    forCandidates: told && completeLedger(told, around),
  };
}

/** Law and calendar hold for a day; another build of the product may read the same words better. */
function basisOf(
  { revision }: JobRow,
  readingRevision: number,
  organization: OrganizationFields,
  now: Date,
): string {
  const day = now.toISOString().slice(0, 10);
  const parts = [revision, readingRevision, organization, day, buildId];
  return digestOfAll(parts);
}
