import { outlastRestart, changedNothing } from "#server/db/db-errors.ts";
import type { Tenant } from "#server/db/tenant.ts";
import { generationStore } from "#server/features/outputs/generation.store.ts";
import type { Claim } from "#server/features/outputs/outputs.store.ts";
import type { Spending } from "#server/features/usage/usage.service.ts";
import { ModelFailure } from "#server/model/door/failure.ts";
import type { CallHooks } from "#server/model/fallback.ts";

type Generation = { tenant: Tenant; organizationId: number; claim: Claim; spending: Spending };
type Sizes = { mostCalls: number; promptChars: number; mostOutputTokens: number };

/** Each call is counted and its money set aside before it leaves, and settled however it ends. */
export function accountForCalls(
  { tenant, organizationId, claim, spending }: Generation,
  { mostCalls, promptChars, mostOutputTokens }: Sizes,
): CallHooks {
  let callId = 0;
  return {
    async beforeCall(model) {
      const count = () =>
        tenant.asSystem(organizationId, (db) => generationStore(db, claim).countCall(mostCalls));
      if (!(await outlastRestart(count, changedNothing))) throw new ModelFailure("aborted");
      const reserve = () => spending.reserve({ model, promptChars, mostOutputTokens });
      callId = await outlastRestart(reserve, changedNothing);
    },
    async afterCall({ usage, receivedChars, outcome, durationMs }) {
      const end = { usage, receivedChars, outcome, durationMs };
      await outlastRestart(() => spending.settle(callId, end));
    },
  };
}
