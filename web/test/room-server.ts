import type { ManagerRoom } from "#contract/room/room.ts";
import type { RequestOf } from "#web/api/request.ts";
import type { Answers } from "#web/test/fake-server.ts";
import { answerWhatIf, drift, introduction, managerRoom, signOff } from "#web/test/rooms.ts";

type Answered = RequestOf<"answerDecision">["body"];

/** A server that keeps what Tomas answers. */
export function roomServer(first: ManagerRoom = managerRoom()): Answers {
  let room = first;
  const change = (changes: Partial<ManagerRoom>) => (room = { ...room, ...changes });
  const store = (id: number, { choice, own = null, isToTalk = false }: Answered) =>
    change({
      decisions: room.decisions.map((one) =>
        one.id === id
          ? {
              ...one,
              choice,
              isToTalk,
              isAskedAgain: false,
              own: own && {
                label: "$190,000",
                value: "$148,000 to $190,000",
                line: "",
                figure: "+$15,400 a year",
                isPosted: false,
                settled: own,
              },
            }
          : one,
      ),
    });
  return {
    introduceRoom: () => introduction,
    openRoom: () => ({ ok: true }),
    readRoom: () => room,
    answerDecision: ({ params, body }) => store(Number(params.roomDecisionId), body),
    answerQuestion: ({ params, body }) =>
      change({
        questions: room.questions.map((one) =>
          one.id === Number(params.roomQuestionId) ? { ...one, ...body } : one,
        ),
      }),
    tryWhatIf: ({ body }) => answerWhatIf(body.settled),
    signRoom: ({ body }) =>
      change({ signOff: { ...signOff, ...body }, isChangedSinceSigned: false }),
    answerDrift: ({ body }) =>
      change({
        drifts: [
          body.answer === "agree"
            ? { ...drift, state: "agreed" }
            : { ...drift, state: "asked", asked: body.words },
        ],
      }),
    sayWrongPerson: () => ({ ok: true }),
  };
}
