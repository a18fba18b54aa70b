import type { Activity, ActivityFilter } from "#contract/organization.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import { inPages } from "#server/db/pages.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { activityStore } from "#server/features/organizations/activity.store.ts";
import { presentActivity } from "#server/features/organizations/organizations.presenter.ts";

export type ActivityService = ReturnType<typeof activityService>;

/** Who changed what in an organization, and who was refused. */
export function activityService({ tenant, env }: Pick<Deps, "tenant" | "env">) {
  return {
    list: (caller: Caller, organizationId: number, filter: ActivityFilter): Promise<Activity[]> =>
      tenant.of(caller, { organizationId }, "activity.read", async (db) => {
        const rows = await activityStore(db, filter).listNewest();
        return rows.map(presentActivity);
      }),

    /** Each page is read when the one before is sent, in a transaction of its own that asks for the permission again. */
    async export(
      caller: Caller,
      organizationId: number,
      filter: ActivityFilter,
    ): Promise<AsyncIterable<Activity>> {
      await tenant.of(caller, { organizationId }, "activity.read", (db) =>
        takeFromLimit(db, `activity:${caller.userId}`, perHour(env.DATA_CALLS_PER_USER_PER_HOUR)),
      );
      return inPages((after) =>
        tenant.of(caller, { organizationId }, "activity.read", async (db) => {
          const rows = await activityStore(db, filter).listAfter(after);
          return rows.map(presentActivity);
        }),
      );
    },
  };
}
