import { expect, test } from "vitest";
import type { Agreement, SignOffFile } from "#contract/room/agreement.ts";
import type { ManagerRoom, NewRoom } from "#contract/room/room.ts";
import { textPartOf } from "#server/test/mail-server.ts";
import { enterRoom, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { openSignedJobs } from "#server/test/signed-jobs.ts";
import { eventually } from "#server/test/test-app.ts";
import { signOffCrypto } from "#server/test/sign-off-crypto.ts";
import { verifySignOffs } from "#tools/decisions/sign-off/verify.ts";

const { app, make, settle, received } = openSignedJobs();

const line = "At least five years with Korbelline accounts";
const name = /Korbelline/iu;
const form = { name: "Tomas Lindqvist", role: "Head of it" };

let count = 0;

/** Somebody who signed two lines, of which one goes inside when the recruiter moves it. */
async function signedBoth(is: "must" | "dropped" = "must") {
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
  count += 1;
  const email = `signed.inside.${count}@example.com`;
  const decisions = keys.filter((key) => /korbelline|salesforce/u.test(key));
  const room = await ask({ email, decisions, questions: [] });
  const tomas = await enterRoom(app(), room.token);
  const card = room.decisions.find(({ question }) => name.test(question));
  const choice = card?.options.findIndex(({ settled }) => "is" in settled && settled.is === is);
  await tomas.choose(card?.id ?? 0, choice ?? -1);
  const sign = () => tomas.send("POST", "/api/room/sign-off", form);
  expect((await sign()).statusCode).toBe(200);
  const place = (where: "internal" | "must") =>
    rita.send("PATCH", `${path}/reading`, { moves: [{ words: line, place: where }] });
  return {
    rita,
    room,
    tomas,
    sign,
    place,
    path,
    own: () => tomas.send("GET", "/api/room/sign-off"),
    agreement: async () => (await rita.send("GET", `${path}/agreement`)).json<Agreement>(),
    letters: (kind: RegExp) =>
      received()
        .filter((one) => one.to.includes(email) && kind.test(one.raw))
        .map((one) => textPartOf(one)),
  };
}

async function isProven(file: SignOffFile): Promise<boolean> {
  const { keys } = app().deps.signer;
  return (await verifySignOffs(file, keys, signOffCrypto)).isProven;
}

test("a signed line that goes inside is shown by no later load of the room, on whatever link, and not by mail", async () => {
  const { rita, room, tomas, place, path, own, letters } = await signedBoth();
  expect((await tomas.send("GET", "/api/room")).body).toMatch(name);
  expect((await place("internal")).statusCode).toBe(200);

  const shown = await tomas.send("GET", "/api/room");
  const { signOff, drifts } = shown.json<ManagerRoom>();
  expect(signOff).toMatchObject({ insideCount: 1, lines: [{ label: "Salesforce" }] });
  expect(drifts).toMatchObject([{ isInside: true, key: "", label: "", before: "", effect: "" }]);
  const told = await eventually(
    async () => letters(/Something you signed has changed/u),
    (all) => all.length === 1,
  );
  expect(told[0]).toContain("A line that you signed stays within the team now");
  const drift = `/api/room/drifts/${drifts[0]?.id}`;
  const asking = { answer: "ask", words: "Why is Korbelline gone?" };
  const agreeing = { answer: "agree", after: drifts[0]?.after };
  const asked = await tomas.send("POST", drift, asking);
  expect(asked.json<ManagerRoom>().drifts).toMatchObject([{ state: "asked", asked: "" }]);
  const file = await own();
  expect(file.statusCode).toBe(409);
  expect(file.body).toContain("Copies of it still prove themselves");
  const answers = [shown, asked, file, await tomas.send("POST", drift, agreeing)];

  const renewed = await rita.send("POST", `${path}/rooms/${room.id}/link`, {});
  const later = await enterRoom(app(), renewed.json<NewRoom>().token);
  for (const url of ["/api/room", "/api/room/sign-off"]) answers.push(await later.send("GET", url));
  for (const { body } of answers) expect(body).not.toMatch(name);
  await settle();
  for (const text of letters(/changed|new link/u)) expect(text).not.toMatch(name);
});

test("the record that was kept still proves itself, and the recruiter is told and has it whole", async () => {
  const { rita, place, path, own, agreement, letters } = await signedBoth();
  const kept = (await own()).json<SignOffFile>();
  expect(JSON.stringify(kept)).toMatch(name);
  await place("internal");
  expect(await isProven(kept)).toBe(true);
  const copy = await eventually(
    async () => letters(/What you signed/u),
    (all) => all.length === 1,
  );
  expect(copy[0]).toMatch(name);

  const { signOffs, drifts, signedInside } = await agreement();
  expect(signedInside).toMatchObject([{ name: form.name, label: expect.stringMatching(name) }]);
  expect(drifts).toMatchObject([{ isInside: true, label: expect.stringMatching(name) }]);
  expect(signOffs[0]?.lines).toHaveLength(2);
  const whole = (await rita.send("GET", `${path}/sign-offs`)).json<SignOffFile>();
  expect(whole).toEqual(kept);
});

test("the recruiter is told also where nothing changed for the job, as with a line that was dropped", async () => {
  const { place, agreement } = await signedBoth("dropped");
  expect((await agreement()).signedInside).toEqual([]);
  await place("internal");
  const { drifts, signedInside } = await agreement();
  expect([drifts.length, signedInside.length]).toEqual([0, 1]);
});

test("whoever signs anew has a file again, in which the older record is a hash, and a line that comes out is shown again", async () => {
  const { tomas, sign, place, own } = await signedBoth();
  await place("internal");
  expect((await sign()).statusCode).toBe(200);
  const file = (await own()).json<SignOffFile>();
  expect(file.links.map((link) => "hash" in link)).toEqual([true, false]);
  expect(JSON.stringify(file)).not.toMatch(name);
  expect(await isProven(file)).toBe(true);
  await place("must");
  const again = (await own()).json<SignOffFile>();
  expect(again.links.map((link) => "hash" in link)).toEqual([false, false]);
  expect((await tomas.read()).signOff?.insideCount).toBe(0);
});
