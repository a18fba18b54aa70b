import { generateKeyPairSync } from "node:crypto";
import type { SignOffFile } from "#contract/room/agreement.ts";
import type { ManagerRoom } from "#contract/room/room.ts";
import type { Settled } from "#contract/room/settled.ts";
import type { Factories, FilledOrganization } from "#server/test/database/factories.ts";
import { eventually, type TestApp } from "#server/test/test-app.ts";

/** A key of its own for every test file. */
export function newSignOffKey(): string {
  const { privateKey } = generateKeyPairSync("ed25519");
  return privateKey.export({ format: "der", type: "pkcs8" }).toString("base64url");
}

type Asked = { name?: string; email?: string | null; options?: Settled[] };

const usual: Settled[] = [
  { about: "pay", text: "$18 - $22 an hour" },
  { about: "pay", text: "$18 - $26 an hour" },
];

/** Somebody who opened the room in which they are asked one thing about a job, the pay unless the test says otherwise. */
export async function inviteManager(
  app: TestApp,
  make: Factories,
  where: FilledOrganization,
  jobId: number,
  { name = "Tomas Lindqvist", email = null, options = usual }: Asked = {},
) {
  const room = await make.room(where, jobId, { name, email });
  const option = { label: "", value: "", line: "", figure: "", isPosted: false };
  const asked = {
    key: options[0]?.about,
    label: "Top of the range",
    question: "How far may the range go?",
    today: "",
    options: options.map((settled, at) => ({ ...option, label: `Option ${at}`, settled })),
  };
  await make.admin.query("update room_decisions set key = $2, asked = $3 where room_id = $1", [
    room.roomId,
    asked.key,
    JSON.stringify(asked),
  ]);
  const unanswered =
    "update room_questions set words = 'unknown.startDate', answer = '' where room_id = $1";
  await make.admin.query(unanswered, [room.roomId]);
  const { send } = app.browser(await make.manager(room));
  // A first reading of a job may take a while on a busy machine.
  const look = () =>
    eventually(
      () => send("GET", "/api/room"),
      ({ statusCode }) => statusCode === 200,
      20_000,
    );
  await look();

  return {
    ...room,
    send,
    read: async () => (await send("GET", "/api/room")).json<ManagerRoom>(),
    choose: async (choice: number) => {
      await look();
      const answer = { choice: null, own: options[choice] };
      return send("PUT", `/api/room/decisions/${room.roomDecisionId}`, answer);
    },
    answer: (words: string, mayTell = false) =>
      send("PUT", `/api/room/questions/${room.roomQuestionId}`, { answer: words, mayTell }),
    sign: (role = "Head of Kitchen") => send("POST", "/api/room/sign-off", { name, role }),
    file: async () => (await send("GET", "/api/room/sign-off")).json<SignOffFile>(),
  };
}
