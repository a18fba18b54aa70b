import type { Env } from "#server/env.ts";
import type { ManagerService } from "#server/features/rooms/managers.service.ts";
import type { RoomService } from "#server/features/rooms/rooms.service.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { linkCookie } from "#server/http/link-sessions.ts";

export function roomHandlers(rooms: RoomService, managers: ManagerService, env: Env) {
  return {
    proposeRoom: ({ caller, params }) => rooms.propose(caller, params.jobId),
    listRooms: ({ caller, params }) => rooms.list(caller, params.jobId),
    createRoom: ({ caller, params, body }) => rooms.create(caller, params.jobId, body),

    async remindRoom({ caller, params: { jobId, roomId } }) {
      await rooms.remind(caller, jobId, roomId);
      return { ok: true };
    },

    renewRoom: ({ caller, params: { jobId, roomId }, body }) =>
      rooms.renew(caller, jobId, roomId, body.days),

    async endRoom({ caller, params: { jobId, roomId } }) {
      await rooms.end(caller, jobId, roomId);
      return { ok: true };
    },

    introduceRoom: ({ body }) => managers.introduce(body.token),

    async openRoom({ body, request, reply }) {
      const session = await managers.open(body.token, request.id);
      void reply.header("set-cookie", linkCookie(env, "manager", session));
      return { ok: true };
    },

    readRoom: ({ caller }) => managers.read(caller),
    answerDecision: ({ caller, params, body, request }) =>
      managers.answerDecision(caller, params.roomDecisionId, body, request.id),
    answerQuestion: ({ caller, params, body, request }) =>
      managers.answerQuestion(caller, params.roomQuestionId, body, request.id),
    tryWhatIf: ({ caller, body }) => managers.tryWhatIf(caller, body),

    async sayWrongPerson({ caller, request }) {
      await managers.sayWrongPerson(caller, request.id);
      return { ok: true };
    },
  } satisfies Partial<Handlers>;
}
