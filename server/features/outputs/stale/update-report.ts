import type { Tenant, TenantDatabase } from "#server/db/tenant.ts";
import type { Work } from "#server/features/outputs/draft-report.ts";
import type { OutputRow } from "#server/features/outputs/outputs.store.ts";
import { findWrittenFrom } from "#server/features/outputs/stale/written-from.ts";
import { versionStore } from "#server/features/outputs/versions.store.ts";
import type { Briefing } from "#tools/briefing.ts";
import { findStaleParts } from "#tools/report/staleness/stale.ts";
import { updateReport } from "#tools/report/staleness/update.ts";
import { finishUpdate, type Finished } from "#tools/writing/finish.ts";

/** The sections that are written again, and the text as it was written before with its stale parts anew. */
export type Update = { sections: string[]; written: Finished["report"] };

/** How a report takes only its stale parts from a new writing; nothing where it is not known what it was written from. */
export async function prepareUpdate(
  tenant: Tenant,
  { output, job: { organizationId } }: Work,
  after: Briefing,
  written: Finished["report"],
): Promise<Update | undefined> {
  const from = await tenant.asSystem(organizationId, async (db) =>
    findWrittenFrom(db, await asBegun(db, output)),
  );
  if (!from) return undefined;
  const { toolType: tool } = output;
  const { base, mine } = from;
  const before = { ...after, ...from.ledgers };
  const stale = tryTo(() => findStaleParts(tool, { base, mine, before, after }));
  if (!stale) return undefined;
  const ledgers = { newer: after.ledger, older: before.ledger };
  const report = updateReport(tool, { base, written, stale, ledgers });
  return {
    sections: [...new Set(stale.map(({ section }) => section))],
    written: finishUpdate(after, tool, report, written.metadata),
  };
}

/** The report as it stood when it was asked for: a version that was restored since then is kept, not updated. */
async function asBegun(db: TenantDatabase, output: OutputRow): Promise<OutputRow> {
  const { id, begunFrom } = output;
  const begun = begunFrom === null ? undefined : await versionStore(db, id).find(begunFrom);
  if (!begun) return output;
  const { version, content, ledgerId } = begun;
  return { ...output, version, content, ledgerId };
}

/** A ledger that this build cannot read says nothing: then the whole text is taken, as after Regenerate. */
function tryTo<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
