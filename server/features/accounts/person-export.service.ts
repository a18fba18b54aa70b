import { Problem } from "#contract/problem.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import { inPages } from "#server/db/pages.ts";
import type { Deps } from "#server/deps.ts";
import {
  personExportStore,
  personTraceStore,
} from "#server/features/accounts/person-export.store.ts";
import { normaliseAddress } from "#server/features/accounts/sign-in-limit.ts";
import type { SignedIn } from "#server/http/handlers.ts";
import type { JsonFile } from "#server/http/json-file.ts";

type Trace = ReturnType<typeof personTraceStore>;

export type PersonExport = ReturnType<typeof personExport>;

export function personExport({ tenant, env }: Pick<Deps, "tenant" | "env">) {
  /** What is short is read at once; what they did and wrote is read while it is sent, organization by organization. */
  async function make(caller: SignedIn): Promise<JsonFile> {
    const { userId } = caller;
    const email = normaliseAddress(caller.email);
    const own = await tenant.changeAsPerson(caller, "account.export", async (db, record) => {
      await takeFromLimit(db, `data:${userId}`, perHour(env.DATA_CALLS_PER_USER_PER_HOUR));
      await record({ object: `user:${userId}` });
      const person = personExportStore(db, userId);
      const profile = await person.findProfile();
      // Where addresses must be verified, an unverified one is nobody's yet.
      const isTheirs = env.EMAIL_VERIFICATION === "off" || profile?.emailVerified === true;
      return {
        profile,
        accounts: await person.listAccounts(),
        sessions: await person.listSessions(),
        memberships: await person.listMemberships(),
        invitations: isTheirs ? await person.listInvitations(email) : [],
        letters: isTheirs ? await person.listLetters(email) : [],
      };
    });
    if (!own.profile) throw new Problem("unauthorized");

    async function* everywhere<Row extends { id: number }>(
      read: (trace: Trace, after: number) => Promise<Row[]>,
    ): AsyncGenerator<Row> {
      for (const { organizationId } of own.memberships) {
        yield* inPages((after) =>
          tenant.in(caller, organizationId, "job.read", (db) =>
            read(personTraceStore(db, userId), after),
          ),
        );
      }
    }

    return {
      name: "roleprint-my-data.json",
      parts: {
        exportedAt: new Date(),
        ...own,
        ownActivity: inPages((after) =>
          tenant.asPerson(caller, (db) => personExportStore(db, userId).listActivity(after)),
        ),
        activity: everywhere((trace, after) => trace.listActivity(after)),
        jobsCreated: everywhere((trace, after) => trace.listJobs(after)),
        reportsAskedFor: everywhere((trace, after) => trace.listRequests(after)),
        versionsAskedFor: everywhere((trace, after) => trace.listVersions(after)),
        readings: everywhere((trace, after) => trace.listReadings(after)),
        linksShared: everywhere((trace, after) => trace.listShareLinks(after)),
        agentsLetIn: everywhere((trace, after) => trace.listAgents(after)),
        tokensMade: everywhere((trace, after) => trace.listTokens(after)),
        roomsOpened: everywhere((trace, after) => trace.listRooms(after)),
        decisionsWrittenDown: everywhere((trace, after) => trace.listAgreed(after)),
        signedFactsChanged: everywhere((trace, after) => trace.listDrifts(after)),
        partsLocked: everywhere((trace, after) => trace.listLocks(after)),
        suggestionsDecided: everywhere((trace, after) => trace.listDecisions(after)),
        edits: everywhere((trace, after) => trace.listEdits(after)),
      },
    };
  }

  return { make };
}
