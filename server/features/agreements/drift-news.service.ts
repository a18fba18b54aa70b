import { titleForFiles } from "#ledger/facts/hide-client.ts";
import type { Deps } from "#server/deps.ts";
import {
  isEnough,
  newsOfChanges,
  openNewsLimit,
} from "#server/features/agreements/agreement-mail.ts";
import { driftStore, findUntold } from "#server/features/agreements/drifts.store.ts";
import { signOffStore } from "#server/features/agreements/sign-offs.store.ts";
import {
  insideBySignOff,
  insideOf,
  type InsideBySignOff,
} from "#server/features/agreements/signed-inside.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { readJobState, type openJobNow } from "#server/features/outputs/job-now.service.ts";

/** Tells those who signed what changed since, without what stays inside by now. */
export function openDriftNews(deps: Deps, openNow: ReturnType<typeof openJobNow>) {
  const { tenant, env } = deps;
  const outbox = outboxService(deps);
  const takeNews = openNewsLimit(env);

  /** What was signed about a job and stays inside by now, whether it counts or was signed anew. */
  async function findInside(organizationId: number, jobId: number): Promise<InsideBySignOff> {
    const { signOffs, state } = await tenant.asSystem(organizationId, async (db) => ({
      signOffs: await signOffStore(db).list(jobId),
      state: await readJobState(db, jobId),
    }));
    return signOffs.length === 0 ? new Map() : insideBySignOff(signOffs, await openNow(state));
  }

  /** Of each change that an address was not told of, whether it is about a line that stays inside by now. */
  async function lookAtUntold(
    organizationId: number,
    email: string,
  ): Promise<Map<number, boolean>> {
    const untold = await tenant.asSystem(organizationId, (db) =>
      driftStore(db).listUntoldTo(email),
    );
    const found = new Map<number, boolean>();
    for (const [jobId, own] of Map.groupBy(untold, (one) => one.jobId)) {
      const inside = await findInside(organizationId, jobId);
      for (const { id, signOffId, key } of own) found.set(id, insideOf(inside, signOffId).has(key));
    }
    return found;
  }

  /** Where the address has had enough, nothing was told and nothing counted. */
  async function tellSigner(organizationId: number, email: string): Promise<void> {
    const inside = await lookAtUntold(organizationId, email);
    try {
      await tenant.asSystem(organizationId, async (db) => {
        const changes = (await driftStore(db).tell(email, [...inside.keys()])).map((change) => ({
          ...change,
          isInside: inside.get(change.id) === true,
        }));
        const [first] = changes;
        if (!first) return;
        await takeNews(db, email);
        const jobs = [...Map.groupBy(changes, ({ roomId }) => roomId).values()].map((own) => {
          const { askedBy, hasLink, ...job } = own[0] ?? first;
          return { jobTitle: titleForFiles(job), changes: own, askedBy, hasLink };
        });
        await outbox.write(db, newsOfChanges(email, first.organizationName, jobs));
      });
    } catch (fault) {
      if (!isEnough(fault)) throw fault;
    }
  }

  /** At most one e-mail a day to an address, about all its jobs. Each is written by itself: two who tell at once wait for no more than one. */
  async function tell(organizationId: number): Promise<void> {
    const untold = await tenant.asSystem(organizationId, async (db) => {
      await driftStore(db).passOverUnreachable();
      return driftStore(db).listUntold();
    });
    for (const email of untold) await tellSigner(organizationId, email);
  }

  return {
    findInside,
    tell,

    /** What changed within a day of the last e-mail is told once that day is over. */
    async tellLater(): Promise<void> {
      const nobody = { userId: "" };
      for (const organizationId of await tenant.asPerson(nobody, findUntold))
        await tell(organizationId);
    },
  };
}
