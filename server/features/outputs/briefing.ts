import { shipped } from "#knowledge/shipped.ts";
import { createHash } from "node:crypto";
import { clientNames } from "#ledger/facts/client-names.ts";
import type { OrganizationFields } from "#ledger/facts/company.ts";
import { hideNames } from "#ledger/facts/hide-client.ts";
import { basicsForCandidates, completeLedger, readBasics } from "#ledger/ledger.ts";
import { askInTurn } from "#ledger/market/market-facts.ts";
import { Problem } from "#contract/problem.ts";
import { buildId } from "#server/build-id.ts";
import type { Tenant } from "#server/db/tenant.ts";
import { findMarketEdition, loadMarketFacts } from "#server/features/market/market.service.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { briefingStore } from "#server/features/outputs/briefing.store.ts";
import { ledgerStore, type StoredLedger } from "#server/features/outputs/ledgers.store.ts";
import type { JobRow, OutputRow } from "#server/features/outputs/outputs.store.ts";
import {
  findDecided,
  keepReading,
  readForReport,
} from "#server/features/readings/readings.service.ts";
import type { Briefing } from "#tools/briefing.ts";

/** What a report is written from, and under which id its ledger is stored. */
type Briefed = { briefing: Briefing; ledgerId: number };

type People = Awaited<ReturnType<typeof findDecided>>;

/** Everything one report is written from, as it stands now. The ledger is built once for all reports of a job. */
export function openBriefing(tenant: Tenant) {
  /** The six reports of a job are taken up at once: the first of them builds, the others wait for it. */
  const underWay = new Map<string, Promise<StoredLedger>>();

  /** Imported figures before shipped ones. Reading takes its time, so no transaction is open meanwhile. */
  async function build(
    job: JobRow,
    basis: string,
    { revision, decided }: People,
    organization: OrganizationFields,
    today: Date,
  ): Promise<StoredLedger> {
    const { id: jobId, organizationId } = job;
    const basics = readBasics(job, decided);
    const told = basicsForCandidates(job, decided, basics);
    const imported = await tenant.asSystem(organizationId, (db) =>
      loadMarketFacts(db, basics.socs, basics.place),
    );
    const market = askInTurn([imported, shippedMarket()]);
    const around = { organization, market, knowledge: shipped, today };
    const ledger = completeLedger(basics, around);
    const forCandidates = told && completeLedger(told, around);
    const reading = readForReport(job, decided);
    const kept = await tenant.asSystem(organizationId, async (db) => {
      await keepReading(db, job, revision, reading);
      return ledgerStore(db).keep(jobId, basis, { ledger, forCandidates });
    });
    if (!kept) throw new Problem("notFound");
    return kept;
  }

  function buildOnce(
    job: JobRow,
    basis: string,
    people: People,
    organization: OrganizationFields,
    today: Date,
  ) {
    const key = `${job.id} ${basis}`;
    const running = underWay.get(key) ?? build(job, basis, people, organization, today);
    underWay.set(key, running);
    return running.finally(() => underWay.delete(key));
  }

  return async function brief(
    { organizationId, requestedBy, guidance, candidates }: OutputRow,
    job: JobRow,
  ): Promise<Briefed> {
    const now = new Date();
    const { organization, sender, basis, known, people } = await tenant.asSystem(
      organizationId,
      async (db) => {
        const words = await briefingStore(db).findOrganization();
        if (!words) throw new Problem("notFound");
        const read = await findDecided(db, job.id);
        const from = basisOf(job, read.revision, words, await findMarketEdition(db), now);
        return {
          people: read,
          organization: words,
          sender: await briefingStore(db).findSender(requestedBy),
          basis: from,
          known: await ledgerStore(db).findBuilt(job.id, from),
        };
      },
    );
    const { id, ledger, forCandidates } =
      known ?? (await buildOnce(job, basis, people, organization, now));
    return {
      briefing: {
        ledger,
        forCandidates,
        now,
        sender,
        guidance: hideNames(guidance, clientNames(job)),
        candidates,
      },
      ledgerId: id,
    };
  };
}

/** Law and calendar hold for a day; another build of the product may read the same words better. */
function basisOf(
  { revision }: JobRow,
  readingRevision: number,
  organization: OrganizationFields,
  marketEdition: number,
  now: Date,
): string {
  const day = now.toISOString().slice(0, 10);
  const parts = [revision, readingRevision, organization, marketEdition, day, buildId];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
