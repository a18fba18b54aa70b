import type { Settled } from "#contract/room/settled.ts";
import type { SignedLine } from "#server/db/schema/rooms.ts";
import { lockJob } from "#server/db/lock-job.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { decisionStore } from "#server/features/agreements/decisions.store.ts";
import { openDriftNews } from "#server/features/agreements/drift-news.service.ts";
import { driftStore, type DriftRow } from "#server/features/agreements/drifts.store.ts";
import { signOffStore, type SignOffRow } from "#server/features/agreements/sign-offs.store.ts";
import type { InsideBySignOff } from "#server/features/agreements/signed-inside.ts";
import { announce } from "#server/features/outgoing-webhooks/announce.service.ts";
import {
  openJobNow,
  readJobState,
  type JobNow,
  type JobState,
} from "#server/features/outputs/job-now.service.ts";
import { describeFault } from "#server/log.ts";
import { consequenceOf } from "#tools/decisions/consequence.ts";
import { isAsSettled, valueNow } from "#tools/decisions/value-now.ts";
import { describeConsequence } from "#tools/decisions/words.ts";

/** What was signed about a job, and what the job's ledger is made from; nothing where nobody signed. */
type Signed = { signOffs: SignOffRow[]; state: JobState } | null;

export type DriftWatch = ReturnType<typeof openDriftWatch>;

/** Finds signed facts that changed: where the facts of a job are compared anyway, and before somebody reads them. */
export function openDriftWatch(deps: Deps, openNow = openJobNow(deps.documents.taskParser)) {
  const { tenant, queue, log } = deps;
  const news = openDriftNews(deps, openNow);

  async function read(db: TenantDatabase, jobId: number): Promise<Signed> {
    const signOffs = await signOffStore(db).listHolding(jobId);
    const state = signOffs.length === 0 ? undefined : await readJobState(db, jobId);
    return state ? { signOffs, state } : null;
  }

  /** Takes its time: called outside every transaction. */
  const compare = async (signed: Signed): Promise<Compared[]> =>
    signed ? compareSigned(signed.signOffs, await openNow(signed.state)) : [];

  /** Called with the job's row locked. */
  async function note(db: TenantDatabase, jobId: number, compared: readonly Compared[]) {
    const found = await noteDrifts(db, jobId, compared);
    for (const _ of Array(found)) await announce(queue, db, { type: "drift.found", jobId });
  }

  /** Where the job changes once more meanwhile, the next reader finds it. */
  async function noteNews(organizationId: number, jobId: number): Promise<void> {
    const { signed, held } = await tenant.asSystem(organizationId, async (db) => ({
      signed: await read(db, jobId),
      held: await driftStore(db).listOfJob(jobId),
    }));
    if (signed === null) return;
    const compared = await compare(signed);
    if (!compared.some((one) => isNews(one, held))) return;
    await tenant.asSystem(organizationId, async (db) => {
      await lockJob(db, jobId);
      const present = await readJobState(db, jobId);
      if (present?.job.revision === signed.state.job.revision) await note(db, jobId, compared);
    });
  }

  return {
    read,
    compare,
    note,
    tell: news.tell,
    tellLater: () => news.tellLater(),

    /** A job that cannot be read is shown to its team as it is. */
    findInside: (organizationId: number, jobId: number): Promise<InsideBySignOff> =>
      news.findInside(organizationId, jobId).catch((fault: unknown) => {
        log.warn({ organizationId, jobId, ...describeFault(fault) }, "signed lines not looked at");
        return new Map();
      }),

    /** Whoever reads next finds every change; its e-mail is the worker's. A job that cannot be compared is read as it is. */
    catchUp: (organizationId: number, jobId: number): Promise<void> =>
      noteNews(organizationId, jobId).catch((fault: unknown) => {
        log.warn({ organizationId, jobId, ...describeFault(fault) }, "signed facts not compared");
      }),
  };
}

/** A signed line beside how it stands now. */
type Compared = { signOff: SignOffRow; line: SignedLine; now: string; change: Change | null };
type Change = { effect: string };

/** Compares what was signed with the job as it stands. Answers in own words are nobody else's, so none is compared. */
function compareSigned(signOffs: readonly SignOffRow[], now: JobNow): Compared[] {
  const compared: Compared[] = [];
  for (const signOff of signOffs) {
    for (const line of signOff.signed) {
      if (line.settled.about === "question") continue;
      const value = valueNow(now.ledger, line.settled);
      const change = value === line.value ? null : changeOf(line.settled, value, now);
      compared.push({ signOff, line, now: value, change });
    }
  }
  return compared;
}

/** Another build may say the same in other words: what counts is how the job would stand as it was signed, if it can. */
function changeOf(settled: Settled, value: string, now: JobNow): Change | null {
  const signed = now.tryOut([settled]);
  if (isAsSettled(signed, settled) && valueNow(signed, settled) === value) return null;
  const { line, figure } = describeConsequence(consequenceOf(signed, now.ledger));
  return { effect: line === "" && /\d/u.test(figure) ? `${figure}.` : line };
}

/** The answer is how many are new. */
async function noteDrifts(
  db: TenantDatabase,
  jobId: number,
  compared: readonly Compared[],
): Promise<number> {
  if (compared.length === 0) return 0;
  let found = 0;
  const holding = await driftStore(db).listOfJob(jobId);
  for (const one of compared) {
    if (await noteOne(db, one, heldOf(one, holding))) found += 1;
  }
  return found;
}

function heldOf({ signOff, line }: Compared, holding: readonly DriftRow[]): DriftRow | undefined {
  return holding.find(({ signOffId, key }) => signOffId === signOff.id && key === line.key);
}

/** Whether a line stands otherwise than is known of it. */
function isNews(compared: Compared, holding: readonly DriftRow[]): boolean {
  const held = heldOf(compared, holding);
  return compared.change === null ? held !== undefined : held?.after !== compared.now;
}

async function noteOne(
  db: TenantDatabase,
  { signOff, line, now, change }: Compared,
  held: DriftRow | undefined,
): Promise<boolean> {
  const drifts = driftStore(db);
  if (change === null) {
    if (held) await drifts.end(held.id);
    return false;
  }
  if (held?.after === now) return false;
  const { jobId, id: signOffId, roomId } = signOff;
  const { key, label } = line;
  const fresh = { after: now, ...change, ...(await findWho(db, signOff, key)) };
  if (held && held.state !== "agreed") {
    // Back at what was agreed to after the signing.
    if (held.before === now) {
      await drifts.end(held.id);
      await drifts.holdAgain(signOffId, key);
    } else await drifts.change(held.id, fresh);
    return false;
  }
  if (held) await drifts.end(held.id);
  const before = held?.after ?? line.value;
  await drifts.add({ jobId, signOffId, roomId, key, label, before, ...fresh });
  return true;
}

const keysOfForm: ReadonlySet<string> = new Set(["pay", "workType", "place"]);

/** Whoever decided otherwise in another room, wrote a decision down, took one back, or else last edited the job. */
async function findWho(
  db: TenantDatabase,
  { jobId, roomId }: SignOffRow,
  key: string,
): Promise<Pick<DriftRow, "changedBy" | "decidedBy">> {
  const decision = await decisionStore(db).findNewest(jobId, key);
  if (decision?.supersededAt === null) {
    const { through, byName, recordedBy } = decision;
    if (through === "call") return { changedBy: recordedBy, decidedBy: null };
    if (decision.roomId !== roomId) return { changedBy: null, decidedBy: byName };
  }
  const { supersededAt, supersededBy } = decision ?? {};
  const editor = await driftStore(db).findEditor(jobId, keysOfForm.has(key));
  const isNewer = supersededAt && (!editor || supersededAt >= editor.at);
  return { changedBy: (isNewer ? supersededBy : editor?.userId) ?? null, decidedBy: null };
}
