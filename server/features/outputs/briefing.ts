import { completeLedger, readBasics } from "#ledger/ledger.ts";
import { askInTurn, shippedFacts } from "#ledger/market-facts.ts";
import { Problem } from "#contract/problem.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { loadMarketFacts } from "#server/features/market/market.service.ts";
import { briefingStore } from "#server/features/outputs/briefing.store.ts";
import type { JobRow, OutputRow } from "#server/features/outputs/outputs.store.ts";
import type { Briefing } from "#tools/briefing.ts";

/** Everything one report is written from, as it stands now: imported figures before shipped ones. */
export async function brief(
  db: TenantDatabase,
  { requestedBy, guidance, candidates }: OutputRow,
  job: JobRow,
): Promise<Briefing> {
  const organization = await briefingStore(db).findOrganization();
  if (!organization) throw new Problem("notFound");
  const now = new Date();
  const basics = readBasics(job);
  const market = askInTurn([await loadMarketFacts(db, basics.socs, basics.place), shippedFacts]);
  return {
    job,
    ledger: completeLedger(basics, { organization, market, today: now }),
    now,
    sender: await briefingStore(db).findSender(requestedBy),
    guidance,
    candidates,
  };
}
