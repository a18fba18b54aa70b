import type { SignOffFile, SignOffKeys, SignOffRecord } from "#contract/room/agreement.ts";
import { readRecord } from "#tools/decisions/sign-off/record.ts";

/** How texts are hashed and signatures checked: WebCrypto does both in a browser and in Node. */
export type SignOffCrypto = {
  sha256: (text: string) => Promise<string>;
  verify: (publicKey: string, signature: string, text: string) => Promise<boolean>;
};

export type Proof =
  | { isProven: true; records: SignOffRecord[] }
  | { isProven: false; why: string; at: number };

/** Whether every sign-off of a file was signed with one of the keys, and follows on the one before it. */
export async function verifySignOffs(
  file: SignOffFile,
  keys: SignOffKeys["keys"],
  crypto: SignOffCrypto,
): Promise<Proof> {
  const records: SignOffRecord[] = [];
  let previous: string | null = null;
  for (const [at, link] of file.links.entries()) {
    if ("hash" in link) {
      previous = link.hash;
      continue;
    }
    const key = keys.find(({ keyId }) => keyId === link.keyId);
    if (key === undefined) return { isProven: false, at, why: "It was signed with another key." };
    if (!(await crypto.verify(key.publicKey, link.signature, link.record)))
      return { isProven: false, at, why: "Its text is not the one that was signed." };
    const record = readRecord(link.record);
    if (record.previous !== previous || record.number !== at + 1)
      return { isProven: false, at, why: "It does not follow on the sign-off before it." };
    records.push(record);
    previous = await crypto.sha256(link.record);
  }
  return { isProven: true, records };
}
