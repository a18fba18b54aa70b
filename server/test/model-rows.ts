import type pg from "pg";
import { canary } from "#server/test/canary.ts";
import type { openFilledRows } from "#server/test/database/filled-rows.ts";

type FilledOrganization = { id: number; tenant: string };
type FilledRows = Awaited<ReturnType<typeof openFilledRows>>;

/** What an organization has to do with models, as rows. */
export function modelRows(admin: pg.Client, filled: FilledRows) {
  return {
    /** A settled call to a model, for the organization's bill. */
    async modelCall(where: FilledOrganization): Promise<void> {
      const call = { organization_id: where.id, output_id: 1, gen: 1, tool_type: "marketPulse" };
      await filled.insert("model_calls", where.tenant, [
        { ...call, state: "settled", reserved_micros: 2, cost_micros: 1 },
      ]);
    },

    /** The model that an organization connected, with a key that nobody can open. */
    async connection({ id: organization_id, tenant }: FilledOrganization): Promise<void> {
      const sentence = canary(tenant, "model_connections", "last_test");
      const at = new Date().toISOString();
      const last_test = JSON.stringify({ at, isGood: true, seconds: 1, costMicros: 4, sentence });
      await admin.query("delete from model_connections where organization_id = $1", [
        organization_id,
      ]);
      await filled.insert("model_connections", tenant, [
        { organization_id, provider: "anthropic", last_test },
      ]);
    },
  };
}
