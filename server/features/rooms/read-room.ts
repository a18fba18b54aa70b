import { Problem } from "#contract/problem.ts";
import type { ManagerRoom } from "#contract/room/room.ts";
import { titleForFiles } from "#ledger/facts/hide-client.ts";
import type { Manager, ManagerPlace } from "#server/db/manager.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import {
  isAskedNoMore,
  readJobState,
  type JobNow,
} from "#server/features/outputs/job-now.service.ts";
import { proposalFor } from "#server/features/rooms/room-proposals.service.ts";
import {
  howItStands,
  isAnsweredSince,
  presentDecision,
  presentQuestion,
  standingOf,
} from "#server/features/rooms/rooms.presenter.ts";
import type { OpenJobNow } from "#server/features/rooms/rooms.service.ts";
import { roomStore } from "#server/features/rooms/rooms.store.ts";
import { nowOf, whatIfControls } from "#tools/decisions/controls.ts";

/** What was signed in a room and what changed since, read as its manager. */
export type ReadSigned = (
  db: TenantDatabase,
  place: ManagerPlace,
  now: JobNow,
) => Promise<Pick<ManagerRoom, "signOff" | "drifts" | "whyUnsigned">>;

type Parts = {
  jobNow: OpenJobNow;
  readSigned: ReadSigned;
  /** Finds what of the signed facts changed since. */
  catchUp: (organizationId: number, jobId: number) => Promise<void>;
};

export type RoomReading = ReturnType<typeof openRoomReading>;

/** Who asks whom about which job, as long as the room holds. */
export async function findAbout(db: TenantDatabase, roomId: number) {
  const about = await roomStore(db).findAbout(roomId);
  if (!about) throw new Problem("linkEnded");
  return about;
}

/** A room as whoever decides sees it; what has changed is asked anew. */
export function openRoomReading(
  { tenant }: Pick<Deps, "tenant">,
  { jobNow, readSigned, catchUp }: Parts,
) {
  /** The job as it stands is the server's own knowledge: a manager's transaction reads none of it. */
  async function openJob({ organizationId, jobId, roomId }: ManagerPlace): Promise<JobNow> {
    return jobNow(await tenant.asSystem(organizationId, (db) => readJobState(db, jobId, roomId)));
  }

  async function read(manager: Manager): Promise<ManagerRoom> {
    const { place, shown } = await tenant.asManager(manager, async (db, found) => ({
      place: found,
      shown: await roomStore(db).listDecisions([found.roomId]),
    }));
    await catchUp(place.organizationId, place.jobId);
    const now = await openJob(place);
    const isChanged = shown.some(
      ({ asked, askedValue }) =>
        !isAskedNoMore(asked, now) && howItStands(asked, now) !== askedValue,
    );
    const proposed = isChanged ? (await proposalFor(now)).decisions : [];
    return tenant.asManager(manager, async (db, { roomId }) => {
      const about = await findAbout(db, roomId);
      const rows = await roomStore(db).listDecisions([roomId]);
      const open = rows.filter(({ asked }) => !isAskedNoMore(asked, now));
      const standings = open.map((row) => standingOf(row, now, proposed));
      for (const { row, asked, value, isNew } of standings) {
        if (isNew) await roomStore(db).askAnew(row.id, asked, value);
      }
      const questions = await roomStore(db).listQuestions([roomId]);
      return {
        askedBy: about.askedBy,
        organizationName: about.organizationName,
        hiringCompany: about.isClientConfidential ? null : about.hiringCompany || null,
        jobTitle: titleForFiles(about),
        jobPlace: about.location,
        name: about.name,
        endsAt: about.expiresAt.toISOString(),
        decisions: standings.map(presentDecision),
        questions: questions.map(presentQuestion),
        whatIf: whatIfControls(now.ledger),
        now: nowOf(now.ledger),
        isChangedSinceSigned: isAnsweredSince(about.signedAt, [...rows, ...questions]),
        ...(await readSigned(db, place, now)),
      };
    });
  }

  return { openJob, read };
}
