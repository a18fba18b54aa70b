import { Problem } from "#contract/problem.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Env } from "#server/env.ts";
import { countTextBytes } from "#server/features/outputs/versions.store.ts";

/** No text is ever dropped for a new one: where there is no room, the new one is refused. */
export async function refuseWithoutRoom(db: TenantDatabase, env: Env): Promise<void> {
  const most = env.TEXT_MEGABYTES_PER_ORGANIZATION * 1024 * 1024;
  if ((await countTextBytes(db)) >= most) throw new Problem("storageFull");
}
