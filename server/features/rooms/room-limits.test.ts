import { expect, test } from "vitest";
import type { WhatIfAnswer } from "#contract/room/agreement.ts";
import { roomAgreement } from "#server/features/agreements/room-agreement.service.ts";
import { openJobNow } from "#server/features/outputs/job-now.service.ts";
import { openRoomReading } from "#server/features/rooms/read-room.ts";
import { hashToken } from "#server/secrets/tokens.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { enterRoom, jobToDecide, open, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({
  ROOM_CALLS_PER_ROOM_PER_HOUR: "400",
  ROOM_PROPOSALS_PER_USER_PER_HOUR: "5",
});
const make = useFactories(app);

/** A recruiter with a job about which much is open. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob(jobToDecide);
  return { rita, job, ...roomsOf(rita, job.id) };
}

test("whoever holds a link opens, reads, answers, signs and tries out so often an hour, and a second, and no more", async () => {
  const { ask } = await atWork();
  const room = await ask();
  const tomas = await enterRoom(app(), room.token);
  const decision = `/api/room/decisions/${room.decisions[0]?.id}`;
  const question = `/api/room/questions/${room.questions[0]?.id}`;
  const pay = { about: "pay", text: "$200,000" };
  const calls = [
    () => open(app(), room.token),
    () => tomas.send("GET", "/api/room"),
    () => tomas.send("PUT", decision, { choice: 1 }),
    () => tomas.send("PUT", decision, { choice: null, own: pay }),
    () => tomas.send("PUT", question, { answer: "In March", mayTell: false }),
    () => tomas.tryOut(pay),
    () => tomas.send("POST", "/api/room/sign-off", { name: "Tomas", role: "Head" }),
    () => tomas.send("GET", "/api/room/sign-off"),
    () => tomas.send("POST", "/api/room/drifts/1", { answer: "ask", words: "Why?" }),
  ];
  const full = `insert into attempts (key, count, resets_at) values ($1, $2, now() + interval '1 hour')
    on conflict (key) do update set count = excluded.count, resets_at = excluded.resets_at`;
  for (const [key, count] of [
    [`room:${room.id}`, 400],
    [`room:${room.id}:second`, 100_000],
  ]) {
    await make().admin.query(full, [key, count]);
    const statuses: number[] = [];
    for (const send of calls) statuses.push((await send()).statusCode);
    expect(statuses).toEqual(calls.map(() => 429));
    await make().admin.query("delete from attempts where key = $1", [key]);
  }
});

test("a turn is counted also where the call is refused after it", async () => {
  const { ask } = await atWork();
  const room = await ask();
  const tomas = await enterRoom(app(), room.token);
  const taken = async () =>
    (
      await make().admin.query<{ count: number }>("select count from attempts where key = $1", [
        `room:${room.id}`,
      ])
    ).rows[0]?.count;
  const before = (await taken()) ?? 0;
  const url = `/api/room/decisions/${room.decisions[0]?.id}`;
  const own = { about: "pay", text: "lots" };
  expect((await tomas.send("PUT", url, { choice: null, own })).statusCode).toBe(400);
  expect(await taken()).toBe(before + 1);
});

test("only what a page can send is tried out: each thing once, and nothing unknown", async () => {
  const { ask } = await atWork();
  const tomas = await enterRoom(app(), (await ask()).token);
  const pay = { about: "pay", text: "$148,000 to $190,000" };
  const dropped = (words: string) => ({ about: "requirement", words, is: "dropped" });
  const statuses: number[] = [];
  for (const tried of [
    [pay, dropped("Terraform")],
    [pay, pay],
    [dropped("Underwater welding")],
    [{ about: "place", text: "Oslo" }],
    [
      { about: "place", text: "Oslo" },
      { about: "place", text: "Austin, TX" },
    ],
    [{ about: "question", words: "unknown.startDate", text: "In March", mayTell: false }],
  ]) {
    statuses.push((await tomas.tryOut(...tried)).statusCode);
  }
  expect(statuses).toEqual([200, 400, 400, 200, 400, 400]);
});

test("another town is tried with its own law and wage level, and words that are no place say so", async () => {
  const { ask } = await atWork();
  const tomas = await enterRoom(app(), (await ask()).token);
  expect((await tomas.read()).whatIf.place).toBe("Denver, CO");
  const answerTo = async (...settled: object[]) =>
    (await tomas.tryOut(...settled)).json<WhatIfAnswer>();
  const place = (text: string) => ({ about: "place", text });
  const austin = await answerTo(place("Austin, TX"));
  expect(austin.unknownPlace).toBeNull();
  expect(austin.consequence.law.join(" ")).toMatch(/Colorado/u);
  expect(austin.consequence.aboveLevel?.level).toMatch(/^Austin/u);
  expect(austin.line).toContain("Austin");

  const pay = { about: "pay", text: "$148,000 to $190,000" };
  const nowhere = await answerTo(pay, place("Qwertyville"));
  expect(nowhere.unknownPlace).toContain("Qwertyville");
  // The rest is tried all the same.
  expect(nowhere.consequence).toEqual((await answerTo(pay)).consequence);
});

test("one person has so many proposals made in an hour and no more", async () => {
  const { rita, path, ask } = await atWork();
  await ask();
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await rita.send("GET", `${path}/proposal`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("a proposal is made anew only where the job has changed", async () => {
  const { rita, job, ask } = await atWork();
  const { cookie } = await enterRoom(app(), (await ask()).token);
  const openNow = openJobNow(app().deps.documents.parser);
  let tries = 0;
  const reading = openRoomReading(app().deps, {
    jobNow: async (state) => {
      const now = await openNow(state);
      const tryOut: typeof now.tryOut = (settled) => {
        tries += 1;
        return now.tryOut(settled);
      };
      return { ...now, tryOut };
    },
    readSigned: roomAgreement(app().deps.signer),
    catchUp: async () => undefined,
  });
  const manager = { sessionHash: hashToken(cookie.split("=")[1] ?? "") };
  await reading.read(manager);
  expect(tries).toBe(0);
  await rita.send("PATCH", `/api/jobs/${job.id}`, { salaryRange: "$140,000 - $168,000" });
  await reading.read(manager);
  expect(tries).toBeGreaterThan(0);
});
