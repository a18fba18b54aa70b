import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openSecrets, SecretUnreadable } from "#server/secrets/secrets.ts";

const newKey = () => randomBytes(32).toString("hex");
const key = newKey();
const secrets = openSecrets({ current: key, old: [] });
const plain = "sk-canary-Ä-0123456789";
const context = "model-connection:7";

test("a secret opens again, and neither it nor its key can be read in what is stored", () => {
  const encrypted = secrets.encrypt(plain, context);
  expect(secrets.decrypt(encrypted, context)).toBe(plain);
  const stored =
    encrypted + Buffer.from(encrypted.split(".")[2] ?? "", "base64url").toString("latin1");
  for (const part of [plain, "canary", key, key.slice(0, 8)]) expect(stored).not.toContain(part);
});

test("the same secret looks different each time, so nobody sees who has the same", () => {
  const encrypted = Array.from({ length: 200 }, () => secrets.encrypt(plain, context));
  expect(new Set(encrypted).size).toBe(200);
});

test("a secret that was moved to another organization does not open there", () => {
  const encrypted = secrets.encrypt(plain, context);
  for (const elsewhere of ["model-connection:8", "model-connection:77", "webhook:7", ""])
    expect(() => secrets.decrypt(encrypted, elsewhere)).toThrow(SecretUnreadable);
});

test("a secret does not open with another key, and the sentence names the settings", () => {
  const encrypted = secrets.encrypt(plain, context);
  const others = openSecrets({ current: newKey(), old: [newKey()] });
  expect(() => others.decrypt(encrypted, context)).toThrow(/SECRETS_KEY.*SECRETS_KEYS_OLD/u);
});

test("no changed, shortened or lengthened text opens", () => {
  const [version = "", id = "", text = ""] = secrets.encrypt(plain, context).split(".");
  const packed = Buffer.from(text, "base64url");
  const changed = Array.from(packed, (byte, at) => {
    const copy = Buffer.from(packed);
    copy[at] = byte ^ 1;
    return copy;
  });
  const shorter = Array.from(packed, (_, length) => packed.subarray(0, length));
  for (const bytes of [...changed, ...shorter, Buffer.concat([packed, Buffer.of(0)])]) {
    const tried = [version, id, bytes.toString("base64url")].join(".");
    expect(() => secrets.decrypt(tried, context)).toThrow(SecretUnreadable);
  }
  for (const tried of ["", ".", "..", plain, `v2.${id}.${text}`, `${version}.${id}`])
    expect(() => secrets.decrypt(tried, context)).toThrow(SecretUnreadable);
});

test("after a rotation old secrets open, new ones are encrypted with the new key, and then the old one can go", () => {
  const next = newKey();
  const encrypted = secrets.encrypt(plain, context);
  const both = openSecrets({ current: next, old: [newKey(), key] });
  expect(both.decrypt(encrypted, context)).toBe(plain);
  const reencrypted = both.encrypt(both.decrypt(encrypted, context), context);
  const nextAlone = openSecrets({ current: next, old: [] });
  expect(nextAlone.decrypt(reencrypted, context)).toBe(plain);
  expect(() => nextAlone.decrypt(encrypted, context)).toThrow(SecretUnreadable);
  expect(() => secrets.decrypt(reencrypted, context)).toThrow(SecretUnreadable);
});

test("what is said of a fault has nothing of the secret", () => {
  const encrypted = secrets.encrypt(plain, context);
  for (const open of [
    () => secrets.decrypt(encrypted, "webhook:7"),
    () => openSecrets({ current: newKey(), old: [] }).decrypt(encrypted, context),
  ]) {
    const said = String(captured(open).stack);
    for (const part of [plain, encrypted, key, context]) expect(said).not.toContain(part);
  }
});

function captured(work: () => unknown): Error {
  try {
    work();
  } catch (fault) {
    return fault as Error;
  }
  throw new Error("nothing was thrown");
}
