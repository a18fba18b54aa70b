import type { SignOffCrypto } from "#tools/decisions/sign-off/verify.ts";

const encoder = new TextEncoder();

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}

function encode(bytes: ArrayBuffer): string {
  return btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function importKey(publicKey: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(publicKey), "Ed25519", false, ["verify"]);
}

/** Hashes and signatures by the browser itself: nothing leaves the page. */
export const webCrypto: SignOffCrypto = {
  sha256: async (text) => encode(await crypto.subtle.digest("SHA-256", encoder.encode(text))),
  verify: async (publicKey, signature, text) =>
    crypto.subtle.verify(
      "Ed25519",
      await importKey(publicKey),
      bytesOf(signature),
      encoder.encode(text),
    ),
};

/** Why nothing can be checked with this key here; undefined where it can. */
export async function findKeyFault(publicKey: string): Promise<string | undefined> {
  try {
    await importKey(publicKey);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === "NotSupportedError"
      ? "This browser cannot check such signatures. A newer one can."
      : "This is no public key. It has 43 letters, digits, - and _.";
  }
}
