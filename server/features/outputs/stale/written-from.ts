import type { ReportContent } from "#contract/output.ts";
import type { JobRow } from "#server/db/schema/jobs.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { briefingOf } from "#server/features/outputs/briefing.ts";
import { briefingStore } from "#server/features/outputs/briefing.store.ts";
import { ledgerStore, type StoredLedger } from "#server/features/outputs/ledgers.store.ts";
import type { OutputRow } from "#server/features/outputs/outputs.store.ts";
import { versionStore } from "#server/features/outputs/versions.store.ts";
import type { Sender } from "#tools/briefing.ts";
import type { Aged } from "#tools/report/staleness/stale.ts";

/** A report's text, as its generation wrote it and as it stands, and what it was written from. */
export type WrittenFrom = {
  row: OutputRow;
  base: ReportContent;
  mine: ReportContent;
  ledgers: StoredLedger;
  sender: Sender;
};

/** Nothing of a report that has no text, or one without a ledger of its own. */
export async function findWrittenFrom(
  db: TenantDatabase,
  row: OutputRow,
): Promise<WrittenFrom | undefined> {
  const { content: mine, ledgerId, requestedBy } = row;
  const ledgers = ledgerId === null ? undefined : await ledgerStore(db).find(ledgerId);
  if (mine === null || !ledgers) return undefined;
  const versions = versionStore(db, row.id);
  const present = await versions.find(row.version);
  const generated = present && (await versions.findGenerated(present.gen));
  const sender = await briefingStore(db).findSender(requestedBy);
  return { row, base: generated?.content ?? mine, mine, ledgers, sender };
}

/** The report beside what is known now. */
export function ageOf(
  { row, base, mine, ledgers, sender }: WrittenFrom,
  job: JobRow,
  known: Omit<StoredLedger, "id">,
  now: Date,
): Aged {
  const before = briefingOf(row, job, ledgers, sender, now);
  return { base, mine, before, after: briefingOf(row, job, known, sender, now) };
}
