import { Problem } from "#contract/problem.ts";
import type { JobReading, ReadingDecisions, ReadingEdit, TextReading } from "#contract/reading.ts";
import type { Decided } from "#ledger/facts/decided.ts";
import { findFigures } from "#ledger/occupations/occupations.ts";
import { buildId } from "#server/build-id.ts";
import type { Caller, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { digestOfAll } from "#server/digest.ts";
import type { Parser } from "#server/documents/parse/parser.ts";
import { findAgreed, supersedeByMoves } from "#server/features/agreements/agreed.service.ts";
import {
  addConfirmation,
  addMoves,
  placesOf,
  standingHeard,
  standingMoves,
  withoutConfirmation,
} from "#server/features/readings/decisions.ts";
import { sendMarkStale } from "#server/features/outputs/stale/mark-stale.task.ts";
import { presentReading } from "#server/features/readings/readings.presenter.ts";
import {
  readingStore,
  type JobText,
  type ReadingRow,
  type StoredDecisions,
} from "#server/features/readings/readings.store.ts";

const nothingDecided: StoredDecisions = {
  decisions: [],
  occupation: null,
  occupationBy: null,
  occupationAt: null,
  confirmedBy: null,
  confirmedAt: null,
  heard: null,
};

export type ReadingService = ReturnType<typeof readingService>;

/** What we read in a job's text, and what people decide about it. */
export function readingService({
  tenant,
  documents,
  queue,
}: Pick<Deps, "tenant" | "documents" | "queue">) {
  const read = ({ userId }: Caller, text: JobText, decided: StoredDecisions) =>
    readText(documents.parser, userId, text, decidedIn(decided));

  async function find(caller: Caller, jobId: number) {
    return tenant.of(caller, { jobId }, "inside.read", async (db) => {
      const text = await readingStore(db).findText(jobId);
      if (!text) throw new Problem("notFound");
      const row = await readingStore(db).find(jobId);
      return { text, row, names: await readingStore(db).listNames(peopleIn(row)) };
    });
  }

  /** The lines that "Looks right" is said of: those under what was decided so far and now. */
  async function linesToConfirm(
    caller: Caller,
    text: JobText,
    before: StoredDecisions,
    edit: ReadingEdit,
  ): Promise<TextReading["lines"]> {
    if (edit.isConfirmed !== true) return [];
    return (await read(caller, text, applyEdit(before, edit, text, [], caller))).lines;
  }

  return {
    /** As it was stored, if it was read from this very text and by this build; else it is read now. */
    async get(caller: Caller, jobId: number): Promise<JobReading> {
      const { text, row, names } = await find(caller, jobId);
      const isFresh = row !== undefined && row.readFrom === originOf(text, row.revision);
      const stored = isFresh ? row.content : null;
      const content = stored ?? (await read(caller, text, row ?? nothingDecided));
      return presentReading(content, row, names, text);
    },

    /** What somebody decides is added to what others did, while the row is theirs alone; then the text is read by it. */
    async update(caller: Caller, jobId: number, edit: ReadingEdit): Promise<JobReading> {
      const known = await find(caller, jobId);
      const lines = await linesToConfirm(caller, known.text, known.row ?? nothingDecided, edit);
      await tenant.of(caller, { jobId }, "job.edit", async (db, { record }) => {
        const locked = await readingStore(db).lock(jobId);
        if (!locked) throw new Problem("notFound");
        const { text, row: before } = locked;
        const next = applyEdit(before, edit, text, lines, caller);
        const isNew = !isSame(before, next);
        const after = isNew ? await readingStore(db).decide(jobId, next) : before;
        if (isNew) {
          await supersedeByMoves(db, jobId, edit.moves ?? [], caller.userId);
          await sendMarkStale(queue, db, jobId);
        }
        await record({ object: `job:${jobId}/reading`, before, after });
      });
      const { text, row, names } = await find(caller, jobId);
      const content = await read(caller, text, row ?? nothingDecided);
      const revision = row?.revision ?? 0;
      await tenant.of(caller, { jobId }, "inside.read", (db) =>
        readingStore(db).keep(jobId, revision, originOf(text, revision), content),
      );
      return presentReading(content, row, names, text);
    },

    /** What a person decided before the job was there, as it is stored with the job. */
    async prepare(
      caller: Caller,
      text: JobText,
      reading: ReadingDecisions | undefined,
    ): Promise<StoredDecisions | undefined> {
      if (!reading) return undefined;
      const { heard = null, ...edit } = reading;
      const before = { ...nothingDecided, heard: standingHeard(heard, wholeOf(text)) };
      const lines = await linesToConfirm(caller, text, before, edit);
      const decided = applyEdit(before, edit, text, lines, caller);
      return isSame(nothingDecided, decided) ? undefined : decided;
    },
  };
}

/** Called inside the transaction that stores the job. */
export function beginReading(db: TenantDatabase, jobId: number, decided: StoredDecisions) {
  return readingStore(db).begin(jobId, decided);
}

/** A duplicate says the same, so what people decided about it holds too. */
export async function copyReading(db: TenantDatabase, from: number, to: number): Promise<void> {
  const row = await readingStore(db).find(from);
  if (!row || isSame(nothingDecided, row)) return;
  await readingStore(db).begin(to, pickDecisions(row));
}

/** What a report is written under. */
export async function findDecided(
  db: TenantDatabase,
  jobId: number,
  apartFromRoom?: number,
): Promise<{ revision: number; decided: Decided }> {
  const row = await readingStore(db).find(jobId);
  const agreed = await findAgreed(db, jobId, apartFromRoom);
  return { revision: row?.revision ?? 0, decided: { ...decidedIn(row ?? nothingDecided), agreed } };
}

/** The reading that a report rests on. */
export function readForReport(
  { taskParser }: Deps["documents"],
  job: JobText & { organizationId: number },
  decided: Decided,
): Promise<TextReading> {
  return readText(taskParser, `${job.organizationId}`, job, decided);
}

async function readText(
  parser: Parser,
  person: string,
  { rawExtractedJd, description }: JobText,
  { moved, occupation, heard }: Omit<Decided, "agreed">,
): Promise<TextReading> {
  const request = { description, moved: [...moved], occupation, heard };
  return (await parser.parse(person, rawExtractedJd, request)).reading;
}

/** Stores it, so that nobody has to read the text again. */
export function keepReading(
  db: TenantDatabase,
  job: JobText & { id: number },
  revision: number,
  content: TextReading,
): Promise<void> {
  return readingStore(db).keep(job.id, revision, originOf(job, revision), content);
}

function applyEdit(
  before: StoredDecisions,
  { moves = [], occupation, isConfirmed }: ReadingEdit,
  text: JobText,
  confirmedLines: TextReading["lines"],
  { userId: by }: Caller,
): StoredDecisions {
  const now = new Date();
  const said = { by, at: now.toISOString() };
  const standing = standingMoves(moves, wholeOf(text));
  const next = pickDecisions(before);
  next.decisions = addMoves(before.decisions, standing, said);
  if (isConfirmed !== undefined) {
    next.decisions = isConfirmed
      ? addConfirmation(next.decisions, confirmedLines, said)
      : withoutConfirmation(next.decisions);
    next.confirmedBy = isConfirmed ? by : null;
    next.confirmedAt = isConfirmed ? now : null;
  }
  if (occupation !== undefined && occupation !== before.occupation && isKnown(occupation)) {
    next.occupation = occupation;
    next.occupationBy = occupation === null ? null : by;
    next.occupationAt = occupation === null ? null : now;
  }
  return next;
}

function wholeOf({ rawExtractedJd, description }: JobText): string {
  return `${rawExtractedJd}\n${description}`;
}

function isKnown(occupation: string | null): boolean {
  return occupation === null || occupation === "none" || findFigures(occupation) !== null;
}

function pickDecisions(row: StoredDecisions): StoredDecisions {
  const { decisions, occupation, occupationBy, occupationAt, confirmedBy, confirmedAt, heard } =
    row;
  return { decisions, occupation, occupationBy, occupationAt, confirmedBy, confirmedAt, heard };
}

function isSame(before: StoredDecisions, after: StoredDecisions): boolean {
  return (
    JSON.stringify(before.decisions) === JSON.stringify(after.decisions) &&
    before.occupation === after.occupation &&
    before.heard === after.heard &&
    before.confirmedAt === after.confirmedAt
  );
}

function decidedIn({ decisions, occupation, heard }: StoredDecisions): Omit<Decided, "agreed"> {
  const places = [...placesOf(decisions)].map(([words, { place }]) => [words, place] as const);
  return { moved: new Map(places), occupation, heard };
}

function peopleIn(row: ReadingRow | undefined): string[] {
  if (!row) return [];
  const ids = [...row.decisions.map(({ by }) => by), row.occupationBy, row.confirmedBy];
  return [...new Set(ids)].filter((id) => id !== null);
}

/** Another build may read the same words better. */
function originOf({ rawExtractedJd, description }: JobText, revision: number): string {
  const parts = [rawExtractedJd, description, revision, buildId];
  return digestOfAll(parts);
}
