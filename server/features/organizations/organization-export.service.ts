import { Problem } from "#contract/problem.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import { inPages } from "#server/db/pages.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { organizationExportStore } from "#server/features/organizations/organization-export.store.ts";
import type { JsonFile } from "#server/http/json-file.ts";

type Store = ReturnType<typeof organizationExportStore>;

export type OrganizationExport = ReturnType<typeof organizationExport>;

export function organizationExport({ tenant, env }: Pick<Deps, "tenant" | "env">) {
  /** Taking everything out is recorded like a change. */
  function begin(caller: Caller, organizationId: number) {
    return tenant.of(caller, { organizationId }, "data.export", async (db, { record }) => {
      const organization = await organizationExportStore(db).find();
      if (!organization) throw new Problem("notFound");
      await takeFromLimit(db, `data:${caller.userId}`, perHour(env.DATA_CALLS_PER_USER_PER_HOUR));
      const ofAll = perHour(env.DATA_CALLS_PER_ORGANIZATION_PER_HOUR);
      await takeFromLimit(db, `data:organization:${organizationId}`, ofAll);
      await record({ object: `organization:${organizationId}` });
      return organization;
    });
  }

  return {
    /** Each page is read when the one before is sent, in a transaction of its own that asks for the permission again. */
    async make(caller: Caller, organizationId: number): Promise<JsonFile> {
      const inside = <T>(read: (store: Store) => Promise<T>) =>
        tenant.of(caller, { organizationId }, "data.read", (db) =>
          read(organizationExportStore(db)),
        );
      const list = <Row extends { id: number }>(
        read: (store: Store, after: number) => Promise<Row[]>,
      ) => inPages((after) => inside((store) => read(store, after)));

      const organization = await begin(caller, organizationId);
      return {
        name: `roleprint-organization-${organizationId}.json`,
        parts: {
          exportedAt: new Date(),
          organization,
          members: list((store, after) => store.listMembers(after)),
          invitations: list((store, after) => store.listInvitations(after)),
          jobs: list((store, after) => store.listJobs(after)),
          versions: list((store, after) => store.listVersions(after)),
          locks: list((store, after) => store.listLocks(after)),
          suggestions: list((store, after) => store.listSuggestions(after)),
          ledgers: list((store, after) => store.listLedgers(after)),
          activity: list((store, after) => store.listActivity(after)),
          connections: list((store, after) => store.listConnections(after)),
          agents: list((store, after) => store.listAgents(after)),
          shareLinks: list((store, after) => store.listShareLinks(after)),
          tokens: list((store, after) => store.listTokens(after)),
          rooms: list((store, after) => store.listRooms(after)),
          roomDecisions: list((store, after) => store.listRoomDecisions(after)),
          roomQuestions: list((store, after) => store.listRoomQuestions(after)),
          decisions: list((store, after) => store.listDecisions(after)),
          signOffs: list((store, after) => store.listSignOffs(after)),
          drifts: list((store, after) => store.listDrifts(after)),
          webhookEndpoints: list((store, after) => store.listWebhookEndpoints(after)),
          webhookEvents: list((store, after) => store.listWebhookEvents(after)),
          webhookDeliveries: list((store, after) => store.listWebhookDeliveries(after)),
          modelCalls: list((store, after) => store.listModelCalls(after)),
        },
      };
    },
  };
}
