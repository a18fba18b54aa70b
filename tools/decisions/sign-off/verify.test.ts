import { execFile } from "node:child_process";
import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { SignedLink, SignOffFile, SignOffRecord } from "#contract/room/agreement.ts";
import { readRecord, writeRecord } from "#tools/decisions/sign-off/record.ts";
import {
  describeProof,
  verifySignOffs,
  type SignOffCrypto,
} from "#tools/decisions/sign-off/verify.ts";

const { subtle } = globalThis.crypto;
const toText = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("base64url");
const fromText = (text: string) => Buffer.from(text, "base64url");

const webCrypto: SignOffCrypto = {
  sha256: async (text) => toText(await subtle.digest("SHA-256", Buffer.from(text))),
  verify: async (publicKey, signature, text) => {
    const key = await subtle.importKey("raw", fromText(publicKey), "Ed25519", false, ["verify"]);
    return subtle.verify("Ed25519", key, fromText(signature), Buffer.from(text));
  },
};

/** A key, and how a record is signed with it. */
function makeKey(keyId: string) {
  const pair = generateKeyPairSync("ed25519");
  const publicKey = pair.publicKey.export({ format: "jwk" }).x ?? "";
  const signText = (text: string) => {
    const signature = sign(null, Buffer.from(text), pair.privateKey).toString("base64url");
    return { record: text, signature, keyId };
  };
  const signRecord = (one: SignOffRecord) => signText(writeRecord(one));
  return { key: { keyId, publicKey }, signRecord, signText };
}

const own = makeKey("own");
const other = makeKey("other");

const record: SignOffRecord = {
  number: 1,
  previous: null,
  organization: "Northwind Talent",
  job: { id: 7, title: "Senior Backend Engineer", place: "Denver, CO" },
  name: "Tomas Lindqvist",
  role: "Platform Engineering Manager",
  at: "2026-11-18T14:06:00.000Z",
  lines: [
    {
      key: "pay",
      label: "Pay range",
      value: "$148,000 to $182,000 a year",
      byName: "Tomas Lindqvist",
      at: "2026-11-18T14:02:00.000Z",
    },
    { key: "workType", label: "Days in the office", value: "Hybrid", byName: null, at: null },
  ],
  note: "This is a dated record of what was agreed. It is not an electronic signature in law.",
};

const first = own.signRecord(record);
const second = own.signRecord({
  ...record,
  number: 2,
  previous: await webCrypto.sha256(first.record),
});
const third = own.signRecord({
  ...record,
  number: 3,
  previous: await webCrypto.sha256(second.record),
});

const fileOf = (...links: SignedLink[]): SignOffFile => ({
  format: "roleprint-sign-offs-1",
  links,
});
const chain = fileOf(first, second, third);
const prove = (file: SignOffFile, ...keys: (typeof own.key)[]) =>
  verifySignOffs(file, keys.length === 0 ? [own.key] : keys, webCrypto);

/** The same file with one letter of a link's text changed. */
function flip(at: number, field: "record" | "signature"): SignOffFile {
  const links = [first, second, third].map((link, index) => {
    const text = link[field];
    const middle = Math.floor(text.length / 2);
    const letter = text[middle] === "a" ? "b" : "a";
    return index === at
      ? { ...link, [field]: text.slice(0, middle) + letter + text.slice(middle + 1) }
      : link;
  });
  return fileOf(...links);
}

test("a record is read back as it was written", () => {
  expect(readRecord(first.record)).toEqual(record);
  expect(writeRecord(readRecord(first.record))).toBe(first.record);
});

test("three sign-offs in a row are proven without a server", async () => {
  const proof = await prove(chain);
  expect(proof.isProven && proof.records.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test.each([0, 1, 2])("one changed letter is found, at place %i", async (at) => {
  const why = "Its text or its signature was changed after it was signed.";
  expect(await prove(flip(at, "record"))).toEqual({ isProven: false, at, why });
  expect(await prove(flip(at, "signature"))).toEqual({ isProven: false, at, why });
});

test("another key proves nothing, and an older one what was signed with it", async () => {
  expect(await prove(chain, other.key)).toEqual({
    isProven: false,
    at: 0,
    why: "It was not signed with this key, or it was changed after it was signed.",
  });
  expect(await prove(chain, { keyId: "", publicKey: "no key" })).toMatchObject({ isProven: false });
  expect(await prove(chain, other.key, own.key)).toMatchObject({ isProven: true });
});

test("a sign-off that was taken out, or put elsewhere, is found", async () => {
  const missing = expect.stringContaining("a sign-off is missing or in the wrong place") as string;
  expect(await prove(fileOf(second, third))).toEqual({ isProven: false, at: 0, why: missing });
  expect(await prove(fileOf(first, third))).toEqual({ isProven: false, at: 1, why: missing });
  expect(await prove(fileOf(first, third, second))).toEqual({
    isProven: false,
    at: 1,
    why: missing,
  });
});

test("a last sign-off that was cut off cannot be seen, and that is said", async () => {
  const proof = await prove(fileOf(first, second));
  if (!proof.isProven) throw new Error(proof.why);
  expect(describeProof(proof)).toContain("may have been cut off");
});

test("a link of which only the hash is known holds the chain together, and a wrong one breaks it", async () => {
  const hash = await webCrypto.sha256(first.record);
  const end = { hash: await webCrypto.sha256(third.record) };
  const partly = await prove(fileOf({ hash }, second, third, end));
  expect(partly).toMatchObject({ isProven: true, hidden: 1 });
  expect(await prove(fileOf({ hash: "wrong" }, second))).toEqual({
    isProven: false,
    at: 1,
    why: "It does not follow on the sign-off before it: that one was changed or put in its place.",
  });
  expect(await prove(fileOf({ hash }))).toMatchObject({ isProven: false });
});

test("what the key signed for another job, or for another purpose, proves nothing here", async () => {
  const previous = await webCrypto.sha256(first.record);
  const foreign = { ...record, number: 2, previous, job: { ...record.job, id: 8 } };
  expect(await prove(fileOf(first, own.signRecord(foreign)))).toMatchObject({
    isProven: false,
    why: "It belongs to another job than the first one.",
  });
  const letter = own.signText("Dear Tomas, …");
  expect(await prove(fileOf(letter))).toEqual({
    isProven: false,
    at: 0,
    why: "What was signed is no sign-off.",
  });
});

const program = join(import.meta.dirname, "../../../scripts/operate/verify.ts");

/** What somebody in a shell reads. */
async function verify(file: unknown, key: string) {
  const path = join(mkdtempSync(join(tmpdir(), "sign-offs-")), "sign-offs.json");
  writeFileSync(path, JSON.stringify(file));
  const run = promisify(execFile)(process.execPath, [program, path, key]);
  return run.then(
    ({ stdout }) => ({ isDone: true, said: stdout }),
    ({ stderr }: { stderr: string }) => ({ isDone: false, said: stderr }),
  );
}

test("somebody with the file and the key proves it in a shell", { timeout: 300_000 }, async () => {
  const proven = await verify(chain, own.key.publicKey);
  expect(proven.said).toContain(
    "1. Tomas Lindqvist, Platform Engineering Manager, 18 November 2026, 14:06 UTC: Senior Backend Engineer",
  );
  expect(proven.said).toContain(
    "Pay range: $148,000 to $182,000 a year, decided by Tomas Lindqvist",
  );
  expect(proven.said).toContain("Days in the office: Hybrid, as posted");
  expect(proven.said).toContain(
    "Proven. These 3 sign-offs were signed with this key, and none was changed since. Later sign-offs may exist, and may have been cut off: no file can show that it ends with the last one.",
  );
  const hash = await webCrypto.sha256(first.record);
  const partly = await verify(fileOf({ hash }, second), own.key.publicKey);
  expect(partly.said).toContain("1 sign-off of others is not shown. Later sign-offs may exist");
  const changed = await verify(flip(1, "record"), own.key.publicKey);
  expect(changed).toMatchObject({ isDone: false, said: expect.stringContaining("Sign-off 2") });
  expect(await verify(chain, other.key.publicKey)).toMatchObject({ isDone: false });
  expect(await verify({ links: [] }, own.key.publicKey)).toMatchObject({
    said: expect.stringContaining("is no file of sign-offs"),
  });
});
