import { readFileSync } from "node:fs";
import { SignOffFile } from "#contract/room/agreement.ts";
import { longDay } from "#english/days.ts";
import {
  describeProof,
  verifySignOffs,
  type SignOffCrypto,
} from "#tools/decisions/sign-off/verify.ts";

const { subtle } = globalThis.crypto;
const bytesOf = (text: string) => Buffer.from(text, "base64url");

const webCrypto: SignOffCrypto = {
  sha256: async (text) =>
    Buffer.from(await subtle.digest("SHA-256", Buffer.from(text))).toString("base64url"),
  verify: async (publicKey, signature, text) => {
    const key = await subtle.importKey("raw", bytesOf(publicKey), "Ed25519", false, ["verify"]);
    return subtle.verify("Ed25519", key, bytesOf(signature), Buffer.from(text));
  },
};

/** `npm run verify -- FILE KEY`: whether the sign-offs of a file are what was signed; needs no server and no network. */
const [path, publicKey] = process.argv.slice(2);
if (path === undefined || publicKey === undefined) fail("Use: npm run verify -- FILE KEY");

const proof = await verifySignOffs(readFile(path), [{ keyId: "", publicKey }], webCrypto);
if (!proof.isProven) fail(`Not proven. Sign-off ${proof.at + 1}: ${proof.why}`);

for (const { number, name, role, at, job, lines } of proof.records) {
  console.log(`${number}. ${name}, ${role}, ${longDay(at)}, ${at.slice(11, 16)} UTC: ${job.title}`);
  for (const { label, value, byName } of lines)
    console.log(
      `   ${label}: ${value}${byName === null ? ", as posted" : `, decided by ${byName}`}`,
    );
}
console.log(`Proven. ${describeProof(proof)}`);
console.log("It is a dated record, not an electronic signature in law.");

function readFile(name: string): SignOffFile {
  try {
    return SignOffFile.parse(JSON.parse(readFileSync(name, "utf8")));
  } catch {
    return fail(`${name} is no file of sign-offs.`);
  }
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
