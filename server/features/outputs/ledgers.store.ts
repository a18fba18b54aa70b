import { and, desc, eq } from "drizzle-orm";
import type { Ledger } from "#ledger/ledger.ts";
import { ours } from "#server/db/ours.ts";
import { ledgers } from "#server/db/schema/jobs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

export type StoredLedger = {
  id: number;
  ledger: Ledger;
  /** What texts for candidates are written from, where that is less. */
  forCandidates: Ledger | null;
};

/** What is known about a job, as reports were written from it; none is changed once it is stored. */
export function ledgerStore(db: TenantDatabase) {
  const stored = {
    id: ledgers.id,
    ledger: ledgers.content,
    forCandidates: ledgers.forCandidates,
  };

  return {
    async find(ledgerId: number): Promise<StoredLedger | undefined> {
      const isThis = and(ours(db, ledgers), eq(ledgers.id, ledgerId));
      const [row] = await db.select(stored).from(ledgers).where(isThis);
      return row;
    },

    async findNewest(jobId: number): Promise<StoredLedger | undefined> {
      const [row] = await db
        .select(stored)
        .from(ledgers)
        .where(and(ours(db, ledgers), eq(ledgers.jobId, jobId)))
        .orderBy(desc(ledgers.id))
        .limit(1);
      return row;
    },

    async findBuilt(jobId: number, basis: string): Promise<StoredLedger | undefined> {
      const isBuilt = and(eq(ledgers.jobId, jobId), eq(ledgers.basis, basis));
      const [row] = await db
        .select(stored)
        .from(ledgers)
        .where(and(ours(db, ledgers), isBuilt));
      return row;
    },

    /** Of two workers that built the same at once, the first one's is everybody's. */
    async keep(
      jobId: number,
      basis: string,
      { ledger, forCandidates }: Omit<StoredLedger, "id">,
    ): Promise<StoredLedger | undefined> {
      const { organizationId } = db;
      const [row] = await db
        .insert(ledgers)
        .values({ organizationId, jobId, basis, hash: ledger.hash, content: ledger, forCandidates })
        .onConflictDoNothing()
        .returning({ id: ledgers.id });
      return row ? { id: row.id, ledger, forCandidates } : this.findBuilt(jobId, basis);
    },
  };
}
