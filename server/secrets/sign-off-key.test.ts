import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { expect, test } from "vitest";
import { given } from "#contract/given.ts";
import { readEnv } from "#server/env.ts";
import { openSigner, readPublicKey } from "#server/secrets/sign-off-key.ts";

const seed = "tZ3vQ0m8yW1kXr6uB9nHs5JdF2cGp4WaEo7LiTqYxCk";
const text = "what was agreed";

function signerOf(SIGN_OFF_KEY: string | undefined, ...SIGN_OFF_OLD_KEYS: string[]) {
  return openSigner({ ...given({ SIGN_OFF_KEY }), SIGN_OFF_OLD_KEYS });
}

function proves(x: string, signature: string, signed: string): boolean {
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, Buffer.from(signed), key, Buffer.from(signature, "base64url"));
}

test("what is signed is proven by the public key, and a changed text is not", () => {
  const { sign, keys } = signerOf(seed);
  const signed = sign?.(text);
  const [own] = keys;
  expect(signed?.keyId).toBe(own?.keyId);
  expect(proves(own?.publicKey ?? "", signed?.signature ?? "", text)).toBe(true);
  expect(proves(own?.publicKey ?? "", signed?.signature ?? "", `${text}.`)).toBe(false);
});

test("a key is the same as its random bytes and as PKCS8, in either alphabet of base64", () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const x = publicKey.export({ format: "jwk" }).x ?? "";
  const bytes = privateKey.export({ format: "der", type: "pkcs8" });
  const written = [
    bytes.toString("base64url"),
    bytes.toString("base64"),
    bytes.subarray(-32).toString("base64url"),
    bytes.subarray(-32).toString("base64"),
  ];
  for (const key of written) expect(signerOf(key).keys).toEqual([readPublicKey(x)]);
});

test("after a change of keys the new one signs and comes first, and the old one is still told", () => {
  const [old] = signerOf(seed).keys;
  const next = generateKeyPairSync("ed25519").privateKey;
  const key = next.export({ format: "der", type: "pkcs8" }).toString("base64url");
  const { keys, sign } = signerOf(key, old?.publicKey ?? "");
  expect(keys).toHaveLength(2);
  expect([sign?.(text).keyId, keys[1]]).toEqual([keys[0]?.keyId, old]);
  expect(signerOf(undefined, old?.publicKey ?? "")).toMatchObject({ sign: undefined, keys: [old] });
});

test("a key that is none, or easy to guess, stops the server at its start", () => {
  const enough = {
    PUBLIC_URL: "https://roleprint.example",
    AUTH_SECRET: "aB3-0123456789-zYxWvU-qrstuvwxyz-AAA",
    DATABASE_URL: "postgres://app@localhost/roleprint",
    DATABASE_QUEUE_URL: "postgres://queue@localhost/roleprint",
  };
  const read = (keys: object) => () => readEnv({ ...enough, ...keys });
  expect(read({ SIGN_OFF_KEY: seed })().SIGN_OFF_KEY).toBe(seed);
  for (const wrong of ["short", Buffer.alloc(32, "a").toString("base64"), "A".repeat(64)])
    expect(read({ SIGN_OFF_KEY: wrong })).toThrow("SIGN_OFF_KEY: needs an Ed25519 key");
  expect(read({ SIGN_OFF_OLD_KEYS: "short" })).toThrow("SIGN_OFF_OLD_KEYS");
});
