import { expect, test } from "vitest";
import type { Agreement } from "#contract/room/agreement.ts";
import type { ManagerRoom, Room } from "#contract/room/room.ts";
import { inviteManager, newSignOffKey } from "#server/test/hiring-manager.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";
import { readRecord } from "#tools/decisions/sign-off/record.ts";

const app = useTestApp({ SIGN_OFF_KEY: newSignOffKey() });
const make = useFactories(app);
useWorker(app);

async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob({
    title: "Line Cook",
    location: "Dayton, OH",
    salaryRange: "$18 - $22 an hour",
  });
  const path = `/api/jobs/${job.id}`;
  return {
    invite: (name: string, top: number) =>
      inviteManager(app(), make(), rita.home, job.id, {
        name,
        options: ["$18 - $22 an hour", `$18 - $${top} an hour`].map((text) => ({
          about: "pay",
          text,
        })),
      }),
    say: (text: string) =>
      rita.send("POST", `${path}/decisions`, {
        settled: { about: "pay", text },
        byName: "Ana Reyes",
        words: "",
      }),
    tomas: await inviteManager(app(), make(), rita.home, job.id),
    read: async () => (await rita.send("GET", `${path}/agreement`)).json<Agreement>(),
    seen: async () => (await rita.send("GET", `${path}/rooms`)).json<Room[]>()[0],
    edit: (words: object) => rita.send("PATCH", path, words),
  };
}

test("who signed changes an answer and signs anew: a new record in the chain, whose decisions hold", async () => {
  const { tomas, read, seen } = await atWork();
  await tomas.choose(1);
  await tomas.answer("In June");
  const first = (await tomas.sign()).json<ManagerRoom>().signOff;
  expect(await seen()).toMatchObject({ isChangedSinceSigned: false });

  expect((await tomas.choose(0)).statusCode).toBe(200);
  expect(await tomas.read()).toMatchObject({ signOff: first, isChangedSinceSigned: true });
  expect(await seen()).toMatchObject({ isChangedSinceSigned: true });
  expect((await tomas.answer("")).statusCode).toBe(200);

  const again = await tomas.sign("Owner");
  const second = again.json<ManagerRoom>().signOff;
  expect(second).toMatchObject({ number: 2, role: "Owner" });
  expect(await tomas.read()).toMatchObject({ isChangedSinceSigned: false });
  expect(second?.lines.map(({ key, value }) => [key, value])).toEqual([
    ["pay", "$18.00 to $22.00 an hour"],
  ]);
  expect(await seen()).toMatchObject({ isChangedSinceSigned: false, signedAt: second?.at });
  const { decisions, signOffs } = await read();
  expect(decisions).toMatchObject([{ key: "pay", value: "$18.00 to $22.00 an hour" }]);
  expect(signOffs).toEqual([first, second]);
  const records = (await tomas.file()).links.map((one) =>
    "record" in one ? readRecord(one.record) : null,
  );
  expect(records.map((one) => [one?.number, one?.previous === null])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test("an answer that is taken back after signing is seen as not signed yet", async () => {
  const { tomas, seen } = await atWork();
  await tomas.choose(1);
  await tomas.sign();
  const url = `/api/room/decisions/${tomas.roomDecisionId}`;
  await tomas.send("PUT", url, { choice: null });
  expect(await seen()).toMatchObject({ isChangedSinceSigned: true });
});

test("a choice that is taken back and signed anew holds no more: the job is as posted again", async () => {
  const { tomas, read } = await atWork();
  await tomas.choose(1);
  await tomas.sign();
  expect((await read()).decisions).toMatchObject([{ value: "$18.00 to $26.00 an hour" }]);
  const [card] = (await tomas.read()).decisions;
  const posted = card?.options.find(({ isPosted }) => isPosted);
  expect(posted?.value).toBe("$18.00 to $22.00 an hour");

  await tomas.send("PUT", `/api/room/decisions/${tomas.roomDecisionId}`, { choice: null });
  const { signOff } = (await tomas.sign()).json<ManagerRoom>();
  expect(signOff?.lines).toMatchObject([
    { key: "pay", value: "$18.00 to $22.00 an hour", byName: null },
  ]);
  expect((await read()).decisions).toEqual([]);
});

test("what was signed anew changes nothing of what was signed before: only the last one is compared", async () => {
  const { tomas, read, edit } = await atWork();
  await tomas.choose(1);
  await tomas.sign();
  await edit({ salaryRange: "$30 - $34 an hour" });
  const drifts = await eventually(
    async () => (await read()).drifts,
    (found) => found.length > 0,
  );
  expect(drifts).toMatchObject([{ before: "$18.00 to $26.00 an hour" }]);
  await tomas.choose(0);
  expect((await tomas.sign()).statusCode).toBe(200);
  expect((await read()).drifts).toEqual([]);
  await edit({ salaryRange: "$40 - $44 an hour" });
  const later = await eventually(
    async () => (await read()).drifts,
    (found) => found.length > 0,
  );
  expect(later).toMatchObject([{ before: "$18.00 to $22.00 an hour" }]);
});

test("a room is signed once, however often somebody presses", async () => {
  const { tomas, read } = await atWork();
  await tomas.choose(1);
  const statuses = (await Promise.all([tomas.sign(), tomas.sign(), tomas.sign()])).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await read()).signOffs).toHaveLength(1);
});

/** Takes back what they chose about the pay and signs that. */
async function signWithout({
  send,
  sign,
  roomDecisionId,
}: Awaited<ReturnType<typeof inviteManager>>) {
  await send("PUT", `/api/room/decisions/${roomDecisionId}`, { choice: null });
  await send("GET", "/api/room");
  return sign();
}

type Work = Awaited<ReturnType<typeof atWork>>;
const byAna = {
  "signed by another manager": async ({ invite }: Work) => {
    const ana = await invite("Ana Reyes", 24);
    await ana.choose(1);
    return (await ana.sign()).statusCode;
  },
  "said in a call": async ({ say }: Work) => (await say("$18 - $24 an hour")).statusCode,
};

for (const [how, decide] of Object.entries(byAna)) {
  test(`whose signature took the place of what was ${how} is not asked again, and whose answer is taken back gives way to it`, async () => {
    const work = await atWork();
    const { tomas, read } = work;
    const earlier = "$18.00 to $24.00 an hour";
    expect([200, 201]).toContain(await decide(work));
    await tomas.choose(1);
    expect((await tomas.sign()).statusCode).toBe(200);
    expect((await tomas.read()).decisions[0]).toMatchObject({ isAskedAgain: false });
    await tomas.answer("In June");
    expect((await tomas.sign()).statusCode).toBe(200);

    const { signOff } = (await signWithout(tomas)).json<ManagerRoom>();
    expect(signOff?.lines[0]).toMatchObject({ key: "pay", value: earlier, byName: null });
    const pay = (await read()).decisions.filter(({ key }) => key === "pay");
    expect(pay).toMatchObject([{ value: earlier, byName: "Ana Reyes" }]);
  });
}

test("who takes an answer back that no longer counted does not find it in force later", async () => {
  const { tomas, invite, read } = await atWork();
  const ana = await invite("Ana Reyes", 24);
  await ana.choose(1);
  await ana.sign();
  await tomas.choose(1);
  await tomas.sign();
  expect((await signWithout(ana)).statusCode).toBe(200);
  expect((await read()).decisions).toMatchObject([{ byName: "Tomas Lindqvist" }]);
  expect((await signWithout(tomas)).statusCode).toBe(200);
  expect((await read()).decisions).toEqual([]);
});
