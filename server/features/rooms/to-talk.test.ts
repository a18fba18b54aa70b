import { expect, test } from "vitest";
import type { Agreement } from "#contract/room/agreement.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { enterRoom, jobToDecide, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

test("what somebody would rather talk about is told until it is decided in a call, or the room has ended", async () => {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob(jobToDecide);
  const { ask, end } = roomsOf(rita, job.id);
  const room = await ask();
  const tomas = await enterRoom(app(), room.token);
  const [pay, python] = room.decisions;
  const path = `/api/jobs/${job.id}`;
  const toTalk = async () =>
    (await rita.send("GET", `${path}/agreement`)).json<Agreement>().toTalk.map((one) => one.label);
  for (const { id } of [pay, python].filter((one) => one !== undefined))
    await tomas.send("PUT", `/api/room/decisions/${id}`, { choice: null, isToTalk: true });
  expect(await toTalk()).toEqual([pay?.label, python?.label]);
  const said = { settled: pay?.options[1]?.settled, byName: "Tomas Lindqvist", words: "" };
  expect((await rita.send("POST", `${path}/decisions`, said)).statusCode).toBe(201);
  expect(await toTalk()).toEqual([python?.label]);
  expect((await tomas.read()).decisions.map(({ isToTalk }) => isToTalk).slice(0, 2)).toEqual([
    false,
    true,
  ]);
  await end(room.id);
  expect(await toTalk()).toEqual([]);
});
