import { completeLedger, readBasics } from "#ledger/ledger.ts";
import { askInTurn, shippedFacts } from "#ledger/market-facts.ts";
import { Problem } from "#contract/problem.ts";
import type { Tenant } from "#server/db/tenant.ts";
import { loadMarketFacts } from "#server/features/market/market.service.ts";
import { briefingStore } from "#server/features/outputs/briefing.store.ts";
import type { JobRow, OutputRow } from "#server/features/outputs/outputs.store.ts";
import type { Briefing } from "#tools/briefing.ts";

/** Everything one report is written from, as it stands now: imported figures before shipped ones. Reading takes its time, so no transaction is open meanwhile. */
export async function brief(
  tenant: Tenant,
  { organizationId, requestedBy, guidance, candidates }: OutputRow,
  job: JobRow,
): Promise<Briefing> {
  const now = new Date();
  const basics = readBasics(job);
  const { organization, sender, imported } = await tenant.asSystem(organizationId, async (db) => ({
    organization: await briefingStore(db).findOrganization(),
    sender: await briefingStore(db).findSender(requestedBy),
    imported: await loadMarketFacts(db, basics.socs, basics.place),
  }));
  if (!organization) throw new Problem("notFound");
  const market = askInTurn([imported, shippedFacts]);
  const ledger = completeLedger(basics, { organization, market, today: now });
  return { job, ledger, now, sender, guidance, candidates };
}
