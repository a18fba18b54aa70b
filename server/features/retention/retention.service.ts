import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/env.ts";
import {
  dropOld,
  findUntidy,
  tidy,
  type Keeping,
} from "#server/features/retention/retention.store.ts";

function keepingOf(env: Env): Keeping {
  return {
    expired: env.KEEP_EXPIRED_DAYS,
    letters: env.KEEP_LETTERS_DAYS,
    activity: env.KEEP_ACTIVITY_DAYS,
    modelCalls: env.KEEP_MODEL_CALLS_DAYS,
    shares: env.KEEP_SHARES_DAYS,
    webhooks: env.KEEP_WEBHOOKS_DAYS,
  };
}

/** Drops what has been kept long enough, by the database's clock (V-04). */
export async function sweepOld({
  env,
  database,
  keeper,
  tenant,
}: Pick<Deps, "env" | "database" | "keeper" | "tenant">): Promise<void> {
  const keep = keepingOf(env);
  await dropOld({ database, keeper }, keep);
  for (;;) {
    const organizationIds = await findUntidy(database, keep);
    if (organizationIds.length === 0) return;
    for (const organizationId of organizationIds) {
      await tenant.asSystem(organizationId, (db) => tidy(db, keep));
    }
  }
}
