import type { Fact, FactSource, Finding } from "#contract/examination.ts";
import { isClosedTo } from "#contract/programs/closed-facts.ts";
import type { RoomProposal } from "#contract/room/decision.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { seesInside } from "#server/db/program.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { readJobState, type JobNow } from "#server/features/outputs/job-now.service.ts";
import { proposalFor } from "#server/features/rooms/room-proposals.service.ts";
import type { OpenJobNow } from "#server/features/rooms/rooms.service.ts";
import { checkReport } from "#tools/checks.ts";

export type JobFacts = ReturnType<typeof jobFacts>;

/** What the team types about candidates and for itself. */
const teamFields = new Set([
  "dealBreakers",
  "dealBreakersText",
  "preferredBackgrounds",
  "companyAssets",
]);

/** What is known about a job as it stands, for programs: made of what people outside may be told. */
export function jobFacts({ env, tenant }: Pick<Deps, "env" | "tenant">, openNow: OpenJobNow) {
  /** Counted before the job is read, since reading takes its time. */
  async function open(caller: Caller, jobId: number): Promise<JobNow> {
    const most = perHour(env.FACTS_PER_USER_PER_HOUR);
    const state = await tenant.of(caller, { jobId }, "output.read", async (db) => {
      await takeFromLimit(db, `facts:${caller.userId}`, most);
      return readJobState(db, jobId);
    });
    return openNow(state);
  }

  return {
    async list(caller: Caller, jobId: number): Promise<readonly Fact[]> {
      const { ledger } = await open(caller, jobId);
      return seesInside(caller) ? ledger.facts : factsForAll(ledger);
    },

    /** The same if the job paid something else. */
    async listAtPay(caller: Caller, jobId: number, pay: string): Promise<readonly Fact[]> {
      const { tryOut } = await open(caller, jobId);
      return factsForAll(tryOut([{ about: "pay", text: pay }]));
    },

    /** What the checks say of a text as if it were the job's post; each of its figures may rest on any fact. */
    async check(caller: Caller, jobId: number, text: string): Promise<Finding[]> {
      const { ledger } = await open(caller, jobId);
      const facts = factsForAll(ledger).map(({ id }) => id);
      const range = ledger.reading.pay?.offer ?? null;
      const jobPost = { hook: text, range, basis: "given", facts };
      // A list of companies, checked, would tell which of them is the confidential client.
      const known = seesInside(caller) ? ledger : { ...ledger, clientNames: [] };
      return checkReport(known, "attractSourceKit", { jobPost });
    },

    /** What nobody has decided yet, and what each answer would do. */
    propose: async (caller: Caller, jobId: number): Promise<RoomProposal> =>
      proposalFor(await open(caller, jobId)),
  };
}

/** Without what stays in the team, and without what was computed from it. */
function factsForAll({ facts }: Ledger): readonly Fact[] {
  const kept = new Set(facts.filter(isOfTeam).map(({ id }) => id));
  return facts
    .filter(
      ({ id, sources }) =>
        !kept.has(id) &&
        !sources.some(
          (source) => source.kind === "rule" && source.from.some((from) => kept.has(from)),
        ),
    )
    .map((fact) => (fact.id === "urgency" ? withoutPosting(fact) : fact))
    .map((fact) => ({ ...fact, sources: fact.sources.map(withoutPerson) }));
}

/** What was decided may be told; who said so in a room or a call, and in which words, is the team's. */
function withoutPerson(source: FactSource): FactSource {
  return source.kind === "decision" ? { ...source, byName: "not told", words: "" } : source;
}

/** How much it presses may be told; the line that says so may be one that stays inside. */
function withoutPosting(fact: Fact): Fact {
  const isOfPosting = (source: FactSource) => source.kind === "quote" && source.where === "posting";
  return { ...fact, sources: fact.sources.filter((source) => !isOfPosting(source)) };
}

function isOfTeam({ id, sources }: Fact): boolean {
  const quotes = sources.filter((source) => source.kind === "quote");
  const isTyped = quotes.length > 0 && quotes.every(({ where }) => teamFields.has(where));
  return isClosedTo("program", id) || isTyped;
}
