import { createHash, createPublicKey, verify } from "node:crypto";
import type { SignOffCrypto } from "#tools/decisions/sign-off/verify.ts";

/** Checks sign-offs as anybody with a file can, by Node's own functions. */
export const signOffCrypto: SignOffCrypto = {
  sha256: async (text) => createHash("sha256").update(text).digest("base64url"),
  verify: async (x, signature, text) => {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, "base64url"));
  },
};
