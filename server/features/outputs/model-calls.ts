import { outlastRestart } from "#server/db/away.ts";
import type { Tenant } from "#server/db/tenant.ts";
import { generationStore } from "#server/features/outputs/generation.store.ts";
import type { Claim } from "#server/features/outputs/outputs.store.ts";
import type { Purse } from "#server/features/usage/usage.service.ts";
import { ModelFailure } from "#server/model/failure.ts";
import type { CallHooks } from "#server/model/fallback.ts";

type Generation = { tenant: Tenant; organizationId: number; claim: Claim; purse: Purse };
type Sizes = { mostCalls: number; promptChars: number; mostOutputTokens: number };

/** Each call is counted and its money set aside before it leaves, and settled however it ends. */
export function accountForCalls(
  { tenant, organizationId, claim, purse }: Generation,
  { mostCalls, promptChars, mostOutputTokens }: Sizes,
): CallHooks {
  let callId = 0;
  return {
    async beforeCall(model) {
      const isOurs = await tenant.asSystem(organizationId, (db) =>
        generationStore(db, claim).countCall(mostCalls),
      );
      if (!isOurs) throw new ModelFailure("aborted");
      callId = await purse.reserve({ model, promptChars, mostOutputTokens });
    },
    async afterCall({ usage, receivedChars, outcome, durationMs }) {
      const end = { usage, receivedChars, outcome, durationMs };
      await outlastRestart(() => purse.settle(callId, end));
    },
  };
}
