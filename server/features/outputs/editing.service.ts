import type {
  Output,
  OutputEdit,
  OutputRestoration,
  OutputVersion,
  OutputVersionText,
  ReportContent,
  Ticks,
  VersionCause,
} from "#contract/output.ts";
import { Problem } from "#contract/problem.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { findEditedSections } from "#server/features/outputs/edited-sections.ts";
import { isOfNow } from "#server/features/outputs/ledger-now.ts";
import { sendMarkStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import { presentOutput, presentVersion } from "#server/features/outputs/outputs.presenter.ts";
import { outputStore, type OutputRow } from "#server/features/outputs/outputs.store.ts";
import { refuseWithoutRoom } from "#server/features/outputs/model/text-room.ts";
import { dropSettled } from "#server/features/outputs/suggestions/keep-peoples-words.ts";
import { findKeptParts, refuseLocked } from "#server/features/outputs/suggestions/kept-parts.ts";
import { keepIds } from "#tools/report/block-ids.ts";
import { takeSections } from "#tools/report/take-sections.ts";
import {
  lockAuthor,
  versionStore,
  type VersionRow,
} from "#server/features/outputs/versions.store.ts";

const upToDate = { isOutdated: false, staleParts: [] };

/** A text to become the newest version, the generation it comes from, and what that was written from. */
type NewText = Pick<VersionRow, "kind" | "gen" | "jobRevision" | "ledgerId"> & {
  content: ReportContent;
  /** What an edit changed is found by comparing. */
  cause?: VersionCause;
  /** What the record says was done to the report, if it is not just an edit. */
  act?: string;
};

export type EditingService = ReturnType<typeof editingService>;

/** What people do with a written report: change it, bring an older text back, tick things off. */
export function editingService({ tenant, env, queue }: Pick<Deps, "tenant" | "env" | "queue">) {
  /** Every text is kept for good, so they are counted before they are taken. */
  async function takePlace(db: TenantDatabase, { userId }: Caller): Promise<void> {
    const ofAll = perHour(env.EDITS_PER_ORGANIZATION_PER_HOUR);
    await takeFromLimit(db, `edits:user:${userId}`, perHour(env.EDITS_PER_USER_PER_HOUR));
    await takeFromLimit(db, `edits:organization:${db.organizationId}`, ofAll);
    await refuseWithoutRoom(db, env);
  }

  async function present(db: TenantDatabase, row: OutputRow | undefined): Promise<Output> {
    if (!row) throw new Problem("notFound");
    return presentOutput(row, (await findKeptParts(db, [row]))(row));
  }

  /** What a changed text still comes from: the generation that wrote the present one, and what that was written from. */
  async function originOf(db: TenantDatabase, { id, version, jobRevision, ledgerId }: OutputRow) {
    const kept = await versionStore(db, id).find(version);
    return { gen: kept?.gen ?? 0, jobRevision, ledgerId };
  }

  async function findOrRefuse<T>(found: Promise<T | undefined>): Promise<T> {
    const row = await found;
    if (row === undefined) throw new Problem("notFound");
    return row;
  }

  /** Puts a person's text in place of the present one, which stays among the versions. */
  function replace(
    caller: Caller,
    outputId: number,
    baseVersion: number | undefined,
    choose: (db: TenantDatabase, present: OutputRow) => Promise<NewText>,
  ): Promise<Output> {
    return tenant.of(caller, { outputId }, "output.edit", async (db, { record }) => {
      const reports = outputStore(db);
      const { jobId } = await findOrRefuse(reports.find(outputId));
      // Before anything else that goes with a person: what they did is counted under their id.
      if (!(await lockAuthor(db, caller.userId))) throw new Problem("unauthorized");
      await takePlace(db, caller);
      await reports.lockJob(jobId);
      const before = await findOrRefuse(reports.lock(outputId));
      if (baseVersion !== undefined && before.version !== baseVersion)
        throw new Problem("conflict");
      const {
        content: chosen,
        kind,
        gen,
        jobRevision,
        ledgerId,
        ...given
      } = await choose(db, before);
      const content = keepIds(before.toolType, chosen, before.content);
      await refuseLocked(db, before, content);
      const versions = versionStore(db, outputId);
      const generated = await versions.findGenerated(gen);
      const editedSections = findEditedSections(before.toolType, generated?.content, content);
      const job = await findOrRefuse(reports.findJob(jobId));
      const isBehind = jobRevision !== null && jobRevision < job.revision;
      const isInDoubt = ledgerId !== null && (before.isOutdated || ledgerId !== before.ledgerId);
      const mayBeStale = isBehind || (isInDoubt && !(await isOfNow(db, jobId, ledgerId)));
      const text = { content, jobRevision, ledgerId, editedSections, ...(!mayBeStale && upToDate) };
      const row = await findOrRefuse(reports.replaceText(before, text));
      const cause = given.cause ?? {
        sections: findEditedSections(before.toolType, before.content ?? undefined, content),
      };
      await versions.keep(row, { kind, gen, authorId: caller.userId, cause });
      if (before.status === "pending") await reports.settleJob(jobId);
      await dropSettled(db, outputId);
      const object = `output:${outputId}${given.act ? `/${given.act}` : ""}`;
      await record({ object, before: before.content, after: content });
      if (mayBeStale) await sendMarkStale(queue, db, jobId);
      return present(db, row);
    });
  }

  return {
    replace,
    originOf,
    present,

    edit: (caller: Caller, outputId: number, edit: OutputEdit): Promise<Output> =>
      replace(caller, outputId, edit.baseVersion, async (db, before) => ({
        ...(await originOf(db, before)),
        kind: "edited",
        content: edit.content,
      })),

    restore: (
      caller: Caller,
      outputId: number,
      version: number,
      asked: OutputRestoration,
    ): Promise<Output> =>
      replace(caller, outputId, asked?.baseVersion, async (db, before) => {
        const { content, gen, jobRevision, ledgerId } = await findOrRefuse(
          versionStore(db, outputId).find(version),
        );
        const cause = { fromVersion: version };
        const sections = asked?.sections;
        if (!sections) return { kind: "restored", content, gen, jobRevision, ledgerId, cause };
        const taken = takeSections(before.toolType, before.content ?? {}, content, sections);
        if (!taken) throw new Problem("notFound");
        const origin = await originOf(db, before);
        return { ...origin, kind: "restored", content: taken, cause: { ...cause, sections } };
      }),

    setTicks: (caller: Caller, outputId: number, ticks: Ticks): Promise<Output> =>
      tenant.of(caller, { outputId }, "output.edit", async (db, { record }) => {
        const before = await findOrRefuse(outputStore(db).lock(outputId));
        const row = await findOrRefuse(outputStore(db).setTicks(outputId, ticks));
        await record({ object: `output:${outputId}/ticks`, before: before.ticks, after: ticks });
        return present(db, row);
      }),

    listVersions: (caller: Caller, outputId: number): Promise<OutputVersion[]> =>
      tenant.of(caller, { outputId }, "inside.read", async (db) =>
        (await versionStore(db, outputId).list()).map(presentVersion),
      ),

    getVersion: (caller: Caller, outputId: number, version: number): Promise<OutputVersionText> =>
      tenant.of(caller, { outputId }, "inside.read", async (db) => {
        const kept = await findOrRefuse(versionStore(db, outputId).find(version));
        return { ...presentVersion(kept), content: kept.content };
      }),
  };
}
