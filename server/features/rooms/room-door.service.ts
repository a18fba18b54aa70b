import type { Manager, ManagerPlace } from "#server/db/manager.ts";
import { perHour, takeFromLimit } from "#server/db/rate-limit.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { roomStore } from "#server/features/rooms/rooms.store.ts";

export type RoomDoor = ReturnType<typeof openRoomDoor>;

/** Whoever holds a room's link does only so much in an hour, and in a second. */
export function openRoomDoor({ env, tenant }: Pick<Deps, "env" | "tenant">) {
  async function takeTurn(db: TenantDatabase, roomId: number): Promise<void> {
    const perSecond = { max: env.ROOM_CALLS_PER_ROOM_PER_SECOND, windowSeconds: 1 };
    await takeFromLimit(db, `room:${roomId}`, perHour(env.ROOM_CALLS_PER_ROOM_PER_HOUR));
    await takeFromLimit(db, `room:${roomId}:second`, perSecond);
  }

  return {
    takeTurn,

    /** Nobody ends the room before this transaction does; false where it has ended. */
    hold: (db: TenantDatabase, roomId: number): Promise<boolean> => roomStore(db).lock(roomId),

    /** Counted in a transaction of its own, before anything is built and whatever comes of it. */
    enter: (manager: Manager): Promise<ManagerPlace> =>
      tenant.asManager(manager, async (db, place) => {
        await takeTurn(db, place.roomId);
        return place;
      }),
  };
}
