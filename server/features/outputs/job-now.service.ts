import { LRUCache } from "lru-cache";
import type { ProposedDecision } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import { Problem } from "#contract/problem.ts";
import { shipped } from "#knowledge/shipped.ts";
import { isInside } from "#ledger/agreed/inside-lines.ts";
import { confirmedWords } from "#ledger/facts/confirmed-words.ts";
import {
  completeLedger,
  readBasics,
  readPosted,
  settleBasics,
  type Basics,
  type Ledger,
} from "#ledger/ledger.ts";
import { askInTurn, type MarketFacts } from "#ledger/market/market-facts.ts";
import type { JobRow } from "#server/db/schema/jobs.ts";
import type { Tenant, TenantDatabase } from "#server/db/tenant.ts";
import { loadMarketFacts } from "#server/features/market/market.service.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { findBasis, type LedgerBasis } from "#server/features/outputs/ledger-now.ts";
import { outputStore } from "#server/features/outputs/outputs.store.ts";

/** A ledger takes up to a megabyte. */
const mostKept = 40;
/** Places that are tried for one job, and whose figures are kept beside its own. */
const mostPlaces = 12;

/** What a job's ledger is built from, as it was read in a transaction. */
export type JobState = { job: JobRow; known: Omit<LedgerBasis, "stored"> };

/** A job as it stands, and as it would stand if more were decided. People outside are told what is made of these alone. */
export type JobNow = {
  ledger: Ledger;
  tryOut: (settled: readonly Settled[]) => Ledger;
  /** Imported figures are asked for before another place is tried. */
  prepare: (settled: readonly Settled[]) => Promise<void>;
  /** Whether this is about words that the job told once and that stay inside now: nobody outside is asked about it. */
  isInside: (settled: Settled) => boolean;
};

/** Whoever decides in a room sees the job without what they decided there: "as posted" stays what it was before. */
export async function readJobState(
  db: TenantDatabase,
  jobId: number,
  apartFromRoom?: number,
): Promise<JobState | undefined> {
  const job = await outputStore(db).findJob(jobId);
  return job && { job, known: await findBasis(db, job, apartFromRoom) };
}

/** Keeps what was read of the last jobs that people decided about, so that trying something out takes no reading. */
export function openJobNow(tenant: Tenant) {
  const kept = new LRUCache<string, Promise<JobNow>>({ max: mostKept });

  return function open(state: JobState | undefined): Promise<JobNow> {
    if (!state) throw new Problem("notFound");
    const { basis, people } = state.known;
    const key = `${state.job.id} ${basis} ${JSON.stringify(people.decided.agreed)}`;
    const opened = kept.get(key) ?? build(tenant, state);
    kept.set(key, opened);
    opened.catch(() => kept.delete(key));
    return opened;
  };
}

/** What of a job is read in all of its words, also where candidates are told of a part. */
function asWhole({ reading }: Basics, { inside, reading: { occupation } }: Basics) {
  return { inside, reading: { ...reading, occupation } };
}

async function build(tenant: Tenant, { job, known }: JobState): Promise<JobNow> {
  const { decided } = known.people;
  // Of notes that nobody confirmed candidates are told nothing, and neither is anybody else outside.
  const words = confirmedWords(job, decided);
  const whole = words === null ? null : readBasics(job, decided);
  const occupation = whole === null ? decided.occupation : (whole.socs[0] ?? "none");
  const read = readPosted(words ?? job, { ...decided, occupation });
  const posted = whole === null ? read : { ...read, ...asWhole(read, whole) };
  const tried = new LRUCache<string, MarketFacts>({ max: mostPlaces });

  function settle(settled: readonly Settled[]): Basics {
    const at = known.now.toISOString();
    const more = settled.map((one) => ({ settled: one, byName: "", at, words: "" }));
    return settleBasics(posted, [...decided.agreed, ...more]);
  }

  function load({ socs, place }: Basics): Promise<MarketFacts> {
    return tenant.asSystem(job.organizationId, (db) => loadMarketFacts(db, socs, place));
  }

  const basics = settle([]);
  const own = await load(basics);

  function complete(settled: Basics): Ledger {
    return completeLedger(settled, {
      organization: known.organization,
      market: askInTurn([own, ...tried.values(), shippedMarket()]),
      knowledge: shipped,
      today: known.now,
    });
  }

  const ledger = complete(basics);
  const untold = () => posted.inside().untold;
  return {
    ledger,
    isInside: (settled) => isInside(ledger, settled, untold),
    tryOut: (settled) => complete(settle(settled)),
    prepare: async (settled) => {
      if (!settled.some(({ about }) => about === "place")) return;
      const moved = settle(settled);
      const key = JSON.stringify([moved.socs, moved.place]);
      if (!tried.get(key)) tried.set(key, await load(moved));
    },
  };
}

/** Whether a question is about something that stays inside by now: it is asked no more, and comes back as it was when that is over. */
export function isAskedNoMore(
  { options: [first] }: ProposedDecision,
  now: Pick<JobNow, "isInside">,
): boolean {
  return first !== undefined && now.isInside(first.settled);
}
