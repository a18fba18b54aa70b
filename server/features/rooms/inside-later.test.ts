import { expect, test } from "vitest";
import type { Agreement } from "#contract/room/agreement.ts";
import type { ManagerRoom } from "#contract/room/room.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { newSignOffKey } from "#server/test/hiring-manager.ts";
import { enterRoom, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ SIGN_OFF_KEY: newSignOffKey() });
const make = useFactories(app);

const line = "At least five years with Korbelline accounts";
const name = /Korbelline/u;

/** Somebody who is asked about a line that stays inside from then on. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob({
    title: "Customer Success Manager",
    location: "Denver, CO",
    salaryRange: "$95,000 - $110,000",
    rawExtractedJd: `About the job
We are looking for a Customer Success Manager in Denver, CO.

Requirements
- Salesforce
- ${line}`,
  });
  const path = `/api/jobs/${job.id}`;
  const { ask, propose } = roomsOf(rita, job.id);
  const keys = (await propose()).decisions.map(({ key }) => key);
  const room = await ask({ decisions: keys.filter((key) => /korbelline|salesforce/u.test(key)) });
  const card = room.decisions.find(({ question }) => name.test(question));
  const place = (where: "internal" | "must") =>
    rita.send("PATCH", `${path}/reading`, { moves: [{ words: line, place: where }] });
  return {
    rita,
    propose,
    place,
    card,
    tomas: await enterRoom(app(), room.token),
    agreement: async () => (await rita.send("GET", `${path}/agreement`)).json<Agreement>(),
  };
}

const form = { name: "Tomas Lindqvist", role: "Head of it" };

test("a line that goes inside after somebody was asked about it is asked no more, and signing does not bring it back", async () => {
  const { tomas, propose, place, card, agreement } = await atWork();
  const id = card?.id ?? 0;
  expect(JSON.stringify(await tomas.choose(id, 0))).toMatch(name);
  expect((await place("internal")).statusCode).toBe(200);

  const shown = await tomas.read();
  expect(shown.decisions.map(({ label }) => label)).toEqual(["Salesforce"]);
  const own = { ...card?.options[0]?.settled, is: "must" };
  for (const answer of [
    await tomas.send("GET", "/api/room"),
    await tomas.send("PUT", `/api/room/decisions/${id}`, { choice: 0 }),
    await tomas.send("PUT", `/api/room/decisions/${id}`, { choice: null, own }),
    await tomas.tryOut(own),
    await tomas.send("POST", "/api/room/sign-off", form),
    await tomas.send("GET", "/api/room/sign-off"),
  ])
    expect(answer.body).not.toMatch(name);
  const { decisions, signOffs } = await agreement();
  expect(signOffs).toHaveLength(1);
  expect(JSON.stringify(decisions)).not.toMatch(name);
  expect(JSON.stringify(await propose())).not.toMatch(name);
}, 60_000);

test("a line that comes out again is asked about as before, with the answer that was given", async () => {
  const { tomas, place, card } = await atWork();
  await tomas.choose(card?.id ?? 0, 1);
  await place("internal");
  expect((await tomas.read()).decisions).toHaveLength(1);
  await place("must");
  const again = (await tomas.read()).decisions.find(({ id }) => id === card?.id);
  expect(again).toMatchObject({ choice: 1, isAskedAgain: false });
  const signed = await tomas.send("POST", "/api/room/sign-off", form);
  expect(signed.json<ManagerRoom>().signOff?.lines).toHaveLength(2);
}, 60_000);
