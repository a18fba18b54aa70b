import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from "node:crypto";
import type { SignOffKeys } from "#contract/room/agreement.ts";

type PublicKey = SignOffKeys["keys"][number];

/** Signs what was agreed, and tells the keys by which it is proven, the present one first. */
export type SignOffSigner = {
  /** Undefined without a key. */
  sign: ((text: string) => { signature: string; keyId: string }) | undefined;
  keys: PublicKey[];
};

type Settings = { SIGN_OFF_KEY?: string; SIGN_OFF_OLD_KEYS: readonly string[] };

/** What stands before the 32 bytes of an Ed25519 key in PKCS8. */
const pkcs8Head = Buffer.from("302e020100300506032b657004220420", "hex");
const seedBytes = 32;
/** Random bytes have fewer different ones never in practice. */
const fewestDifferent = 8;

/** From its 32 random bytes or from PKCS8, in base64 of either alphabet. */
export function readPrivateKey(text: string): KeyObject | undefined {
  const bytes = Buffer.from(text, "base64");
  const key = bytes.length === seedBytes ? Buffer.concat([pkcs8Head, bytes]) : bytes;
  if (new Set(key.subarray(-seedBytes)).size < fewestDifferent) return undefined;
  try {
    const read = createPrivateKey({ key, format: "der", type: "pkcs8" });
    return read.asymmetricKeyType === "ed25519" ? read : undefined;
  } catch {
    return undefined;
  }
}

/** From its 32 bytes in base64url, as it is told to everybody. */
export function readPublicKey(x: string): PublicKey | undefined {
  if (!/^[\w-]{43}$/u.test(x)) return undefined;
  try {
    return describe(createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }));
  } catch {
    return undefined;
  }
}

export function openSigner({ SIGN_OFF_KEY, SIGN_OFF_OLD_KEYS }: Settings): SignOffSigner {
  const old = SIGN_OFF_OLD_KEYS.flatMap((x) => readPublicKey(x) ?? []);
  const key = SIGN_OFF_KEY === undefined ? undefined : readPrivateKey(SIGN_OFF_KEY);
  if (!key) return { sign: undefined, keys: old };
  const own = describe(createPublicKey(key));
  return {
    sign: (text) => ({
      signature: sign(null, Buffer.from(text), key).toString("base64url"),
      keyId: own.keyId,
    }),
    keys: [own, ...old.filter(({ keyId }) => keyId !== own.keyId)],
  };
}

/** The id tells keys apart and can be computed from the key. */
function describe(key: KeyObject): PublicKey {
  const publicKey = key.export({ format: "jwk" }).x ?? "";
  const keyId = createHash("sha256").update(publicKey).digest("base64url").slice(0, 12);
  return { keyId, publicKey };
}
