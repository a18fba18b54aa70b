import type { Tenant } from "#server/db/tenant.ts";
import type { Claim } from "#server/features/outputs/outputs.store.ts";
import { publishPartial } from "#server/features/outputs/partials.store.ts";
import type { Draft } from "#tools/tool.ts";

/** Shows finished sections to whoever watches; of what comes while some are being stored, the newest waits. */
export function showSections(
  tenant: Tenant,
  organizationId: number,
  { outputId, gen }: Claim,
): (sections: Draft) => void {
  let waiting: Draft | null = null;
  let isStoring = false;

  async function store(): Promise<void> {
    while (waiting) {
      const sections = waiting;
      waiting = null;
      // What cannot be shown now comes with the next section, or with the report.
      await tenant
        .asSystem(organizationId, (db) => publishPartial(db, outputId, gen, sections))
        .catch(() => undefined);
    }
  }

  return (sections) => {
    waiting = sections;
    if (isStoring) return;
    isStoring = true;
    void store().finally(() => (isStoring = false));
  };
}
