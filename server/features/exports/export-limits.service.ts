import { perHour } from "#server/db/rate-limit.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";

/** How many files a person, and an organization, may have made in an hour. */
export function exportLimits({ env, rateLimiter }: Pick<Deps, "env" | "rateLimiter">) {
  /** Asked after access, so that only those who may read a job use up their hour. */
  return async function take(caller: Caller, organizationId?: number): Promise<void> {
    await rateLimiter.take(`export:${caller.userId}`, perHour(env.EXPORTS_PER_USER_PER_HOUR));
    if (organizationId === undefined) return;
    const ofAll = perHour(env.EXPORTS_PER_ORGANIZATION_PER_HOUR);
    await rateLimiter.take(`export:organization:${organizationId}`, ofAll);
  };
}
