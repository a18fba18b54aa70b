import { checkReport } from "#tools/checks.ts";
import type { Reports } from "#checks/check.ts";
import { coverPackage } from "#checks/coverage.ts";
import type { Examination } from "#contract/examination.ts";
import { clientNames } from "#ledger/facts/client-names.ts";
import { Problem } from "#contract/problem.ts";
import { buildId } from "#server/build-id.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { ledgerStore, type StoredLedger } from "#server/features/outputs/ledgers.store.ts";
import { outputStore, type OutputRow } from "#server/features/outputs/outputs.store.ts";
import { readContent } from "#tools/report/report.ts";
import { digestOfAll } from "#server/digest.ts";

export type ExaminationService = ReturnType<typeof examinationService>;

/** What code can say of a report as it stands, from what it was written from. */
export function examinationService({ env, tenant }: Pick<Deps, "env" | "tenant">) {
  return {
    /** Whoever knows the newest mark already is not sent it again; the work is done after the transaction. */
    async examine(
      caller: Caller,
      outputId: number,
      knownMark?: string,
    ): Promise<{ mark: string; examination?: Examination }> {
      const { mark, subject } = await tenant.of(caller, { outputId }, "inside.read", async (db) => {
        const output = await outputStore(db).find(outputId);
        if (!output) throw new Problem("notFound");
        const ofJob = await outputStore(db).mark(output.jobId);
        const newest = markOf([outputId, ofJob, buildId]);
        if (newest === knownMark) return { mark: newest };
        const most = perHour(env.EXAMINATIONS_PER_USER_PER_HOUR);
        await takeFromLimit(db, `examine:${caller.userId}`, most);
        const outputs = await outputStore(db).list([output.jobId]);
        const known = await findLedger(db, output);
        const job = await outputStore(db).findJob(output.jobId);
        return {
          mark: newest,
          subject: { output, outputs, known, names: job && clientNames(job) },
        };
      });
      return subject ? { mark, examination: examineReport(subject) } : { mark };
    },
  };
}

/** A text that no ledger belongs to, such as a first one by hand, is measured by the job's newest. */
export async function findLedger(
  db: TenantDatabase,
  { jobId, ledgerId }: Pick<OutputRow, "jobId" | "ledgerId">,
): Promise<StoredLedger | undefined> {
  const own = ledgerId === null ? undefined : await ledgerStore(db).find(ledgerId);
  return own ?? ledgerStore(db).findNewest(jobId);
}

type Subject = {
  output: OutputRow;
  outputs: readonly OutputRow[];
  known: StoredLedger | undefined;
  /** Of a client that is confidential now, also where the report was written before. */
  names: readonly string[] | undefined;
};

function examineReport({ output, outputs, known, names = [] }: Subject): Examination {
  if (!known) return { facts: [], isSameLedger: false, findings: [], coverage: [] };
  const { id } = known;
  const ledger = { ...known.ledger, clientNames: names };
  const isSameLedger = id === output.ledgerId;
  const reports = readReports(outputs);
  const report = reports[output.toolType];
  const findings = report ? checkReport(ledger, output.toolType, report) : [];
  return {
    facts: [...ledger.facts],
    isSameLedger,
    // Figures may rest on other facts than these: only the report's own ledger can call one unsupported.
    findings: findings.filter(({ rule }) => isSameLedger || !rule.startsWith("figures")),
    coverage: coverPackage(ledger, reports),
  };
}

function readReports(outputs: readonly OutputRow[]): Reports {
  const read = outputs.flatMap(({ toolType, content }) =>
    content === null ? [] : [[toolType, readContent(content)] as const],
  );
  return Object.fromEntries(read);
}

/** Another build may find something else in the same text. */
function markOf(parts: readonly unknown[]): string {
  return `"${digestOfAll(parts).slice(0, 22)}"`;
}
