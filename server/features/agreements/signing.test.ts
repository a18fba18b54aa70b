import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  SignOffFile,
  type Agreement,
  type SignedLink,
  type SignOffKeys,
} from "#contract/room/agreement.ts";
import type { ManagerRoom } from "#contract/room/room.ts";
import { inviteManager, newSignOffKey } from "#server/test/hiring-manager.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { signOffCrypto } from "#server/test/sign-off-crypto.ts";
import { openTestApp, useTestApp, type TestApp } from "#server/test/test-app.ts";
import { readRecord } from "#tools/decisions/sign-off/record.ts";
import { verifySignOffs } from "#tools/decisions/sign-off/verify.ts";

const app = useTestApp({ SIGN_OFF_KEY: newSignOffKey() });
const make = useFactories(app);

async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createJob({
    title: "Line Cook",
    location: "Dayton, OH",
    salaryRange: "$18 - $22 an hour",
    description: "Run the grill station for 300 guests a night.",
  });
  const path = `/api/jobs/${job.id}`;
  return {
    rita,
    job,
    invite: (asked: Parameters<typeof inviteManager>[4] = {}) =>
      inviteManager(app(), make(), rita.home, job.id, asked),
    read: async () => (await rita.send("GET", `${path}/agreement`)).json<Agreement>(),
    file: async () => SignOffFile.parse((await rita.send("GET", `${path}/sign-offs`)).json()),
    edit: (words: object) => rita.send("PATCH", path, words),
  };
}

const listKeys = async () =>
  (await app().browser().send("GET", "/api/sign-off-keys")).json<SignOffKeys>().keys;

function signedOf(link: SignedLink | undefined) {
  if (!link || !("record" in link)) throw new Error("only a hash");
  return link;
}

test("a sign-off turns what was chosen into facts and the rest stays as posted, in a record with name, role and date", async () => {
  const { invite, read } = await atWork();
  const tomas = await invite();
  expect((await tomas.choose(1)).statusCode).toBe(200);
  await tomas.answer("In June, after the holidays");
  expect((await read()).decisions).toEqual([]);
  const answer = await tomas.sign();
  expect(answer.statusCode).toBe(200);
  const { signOff, whyUnsigned } = answer.json<ManagerRoom>();
  expect(whyUnsigned).toBeNull();
  expect(signOff).toMatchObject({ number: 1, name: "Tomas Lindqvist", role: "Head of Kitchen" });
  expect(signOff?.lines.map(({ key, byName }) => [key, byName])).toEqual([
    ["pay", "Tomas Lindqvist"],
    ["question: unknown.startdate", "Tomas Lindqvist"],
  ]);
  const { decisions, signOffs } = await read();
  expect(signOffs).toEqual([signOff]);
  expect(decisions).toMatchObject([
    { key: "pay", through: "room", byRole: "Head of Kitchen", isSigned: true },
    { key: "question: unknown.startdate", value: "In June, after the holidays", isSigned: true },
  ]);
  const [link] = (await tomas.file()).links;
  const { note, at } = readRecord(signedOf(link).record);
  expect(note).toBe(
    "This is a dated record of what was agreed. It is not an electronic signature in law.",
  );
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
});

test("what nobody chose is signed as posted, and is no decision", async () => {
  const { invite, read } = await atWork();
  const tomas = await invite();
  const { signOff } = (await tomas.sign()).json<ManagerRoom>();
  expect(signOff?.lines).toMatchObject([{ key: "pay", byName: null, at: null }]);
  expect(signOff?.lines[0]?.value).toContain("22");
  expect((await read()).decisions).toEqual([]);
});

test("three sign-offs are a chain that is proven offline; a flipped byte, a wrong key and a removed link are found", async () => {
  const { invite, file } = await atWork();
  for (const name of ["Tomas Lindqvist", "Ana Reyes", "Wei Chen"]) {
    const manager = await invite({ name });
    await manager.choose(1);
    expect((await manager.sign()).statusCode).toBe(200);
  }
  const keys = await listKeys();
  const whole = await file();
  const proof = await verifySignOffs(whole, keys, signOffCrypto);
  expect(proof.isProven && proof.records.map(({ number, name }) => [number, name])).toEqual([
    [1, "Tomas Lindqvist"],
    [2, "Ana Reyes"],
    [3, "Wei Chen"],
  ]);

  const middle = signedOf(whole.links[1]);
  const flipped = { ...middle, record: middle.record.replace("Ana Reyes", "Ana Reyez") };
  const links = [whole.links[0], flipped, whole.links[2]] as SignedLink[];
  expect(await verifySignOffs({ ...whole, links }, keys, signOffCrypto)).toMatchObject({
    isProven: false,
    at: 1,
  });

  const x = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" }).x ?? "";
  const wrong = keys.map(({ keyId }) => ({ keyId, publicKey: x }));
  expect(await verifySignOffs(whole, wrong, signOffCrypto)).toMatchObject({
    isProven: false,
    at: 0,
  });

  const shorter = whole.links.filter((_, at) => at !== 1);
  expect(await verifySignOffs({ ...whole, links: shorter }, keys, signOffCrypto)).toMatchObject({
    isProven: false,
    at: 1,
  });
});

test("a manager's own file proves their record, and tells of others' only hashes", async () => {
  const { invite } = await atWork();
  const [tomas, ana] = [await invite(), await invite({ name: "Ana Reyes" })];
  await tomas.answer("A secret of Tomas alone");
  await tomas.sign();
  await ana.sign();
  const [first, second] = (await ana.file()).links;
  expect(Object.keys(first ?? {})).toEqual(["hash"]);
  expect(readRecord(signedOf(second).record).name).toBe("Ana Reyes");
  const body = JSON.stringify(await ana.file());
  expect(body).not.toMatch(/Tomas|secret/u);
  expect(await verifySignOffs(await ana.file(), await listKeys(), signOffCrypto)).toMatchObject({
    isProven: true,
  });
  const unsigned = await invite();
  expect((await unsigned.send("GET", "/api/room/sign-off")).statusCode).toBe(404);
});

test("of eight who sign at once each follows on the one before: the chain has no fork", async () => {
  const { invite, file } = await atWork();
  const managers = [];
  for (let count = 0; count < 8; count += 1) managers.push(await invite({ name: `Nr ${count}` }));
  for (const one of managers) await one.choose(count(one.roomId));
  const answers = await Promise.all(managers.map((one) => one.sign()));
  const later = managers.filter((_, at) => answers[at]?.statusCode !== 200);
  // Somebody else's decision changed the job meanwhile: they look again and sign.
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  for (const one of later) {
    await one.choose(0);
    expect((await one.sign()).statusCode).toBe(200);
  }
  const proof = await verifySignOffs(await file(), await listKeys(), signOffCrypto);
  expect(proof.isProven && proof.records.map(({ number }) => number)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
});

const count = (id: number) => id % 2;

test("a choice about a job that changed since is not signed before it was looked at again", async () => {
  const { invite, edit, read } = await atWork();
  const tomas = await invite();
  await tomas.choose(1);
  await edit({ salaryRange: "$30 - $34 an hour" });
  const answer = await tomas.sign();
  expect([answer.statusCode, answer.body.includes("marked cards")]).toEqual([409, true]);
  expect((await read()).signOffs).toEqual([]);
  await tomas.choose(1);
  expect((await tomas.sign()).statusCode).toBe(200);
});

test("what is signed is in the record of changes, by nobody's name", async () => {
  const { invite, rita, job } = await atWork();
  const tomas = await invite();
  await tomas.sign();
  const { rows } = await make().admin.query(
    "select action, user_id, object from audit_entries where organization_id = $1 and action = 'room.sign'",
    [rita.home.id],
  );
  expect(rows).toEqual([
    { action: "room.sign", user_id: null, object: `job:${job.id}/sign-off-1` },
  ]);
});

test("deleting the job deletes its decisions, sign-offs and changes", async () => {
  const { invite, rita, job } = await atWork();
  const tomas = await invite();
  await tomas.choose(1);
  await tomas.sign();
  expect((await rita.send("DELETE", `/api/jobs/${job.id}`)).statusCode).toBe(200);
  for (const table of ["decisions", "sign_offs", "drifts"]) {
    const { rowCount } = await make().admin.query(`select 1 from ${table} where job_id = $1`, [
      job.id,
    ]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
  expect((await tomas.send("GET", "/api/room")).statusCode).toBe(404);
});

test("a room that is dropped leaves what was decided and signed in it", async () => {
  const { invite, read, file } = await atWork();
  const tomas = await invite();
  await tomas.choose(1);
  await tomas.sign();
  await make().admin.query("delete from rooms where id = $1", [tomas.roomId]);
  const { decisions, signOffs } = await read();
  expect([decisions.length, signOffs.length]).toEqual([1, 1]);
  expect(await verifySignOffs(await file(), await listKeys(), signOffCrypto)).toMatchObject({
    isProven: true,
  });
});

let keyless: TestApp;
beforeAll(async () => {
  keyless = await openTestApp({}, app().database);
});
afterAll(() => keyless.close());

test("without a key nobody signs, the page and the call say why, and everything else works", async () => {
  const { rita, job, read } = await atWork();
  const tomas = await inviteManager(keyless, make(), rita.home, job.id);
  expect((await tomas.choose(1)).statusCode).toBe(200);
  expect((await tomas.read()).whyUnsigned).toMatch(/SIGN_OFF_KEY/u);
  const answer = await tomas.sign();
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, "noSignOffKey"]);
  const keys = (await keyless.browser().send("GET", "/api/sign-off-keys")).json<SignOffKeys>();
  expect(keys.keys).toEqual([]);
  expect((await read()).signOffs).toEqual([]);
});
