import type {
  SignedLink,
  SignOffFile,
  SignOffKeys,
  SignOffRecord,
} from "#contract/room/agreement.ts";
import { readRecord } from "#tools/decisions/sign-off/record.ts";

/** How texts are hashed and signatures checked; WebCrypto does both in a browser and in Node. */
export type SignOffCrypto = {
  /** In base64url. */
  sha256: (text: string) => Promise<string>;
  /** Ed25519; key and signature in base64url. */
  verify: (publicKey: string, signature: string, text: string) => Promise<boolean>;
};

/** `hidden` are the sign-offs before the last record of which only a hash is known; `at` is the link that proves nothing, counted from 0. */
export type Proof =
  | { isProven: true; records: SignOffRecord[]; hidden: number }
  | { isProven: false; why: string; at: number };

type Keys = SignOffKeys["keys"];
type Signed = Extract<SignedLink, { record: string }>;

/** Whether every sign-off of a file was signed with one of these keys and follows on the one before it. */
export async function verifySignOffs(
  file: SignOffFile,
  keys: Keys,
  crypto: SignOffCrypto,
): Promise<Proof> {
  const records: SignOffRecord[] = [];
  let previous: string | null = null;
  for (const [at, link] of file.links.entries()) {
    if ("hash" in link) {
      // Somebody else's sign-off: only its place in the chain is known.
      previous = link.hash;
      continue;
    }
    const record = recordOf(link);
    const why =
      (await findForgery(link, keys, crypto)) ??
      (record === null
        ? "What was signed is no sign-off."
        : findBreak(record, { at, previous, first: records[0] }));
    if (why !== null || record === null) return { isProven: false, why: why ?? "", at };
    records.push(record);
    previous = await crypto.sha256(link.record);
  }
  return records.length === 0
    ? { isProven: false, why: "The file has no sign-off that can be read.", at: 0 }
    : { isProven: true, records, hidden: (records.at(-1)?.number ?? 0) - records.length };
}

const later =
  "Later sign-offs may exist, and may have been cut off: no file can show that it ends with the last one.";

/** What a proof says, and what no file can say: that nobody signed later. */
export function describeProof({ records, hidden }: Extract<Proof, { isProven: true }>): string {
  const shown =
    records.length === 1
      ? "This sign-off was signed with this key and was not changed since."
      : `These ${records.length} sign-offs were signed with this key, and none was changed since.`;
  const others =
    hidden === 1
      ? " 1 sign-off of others is not shown."
      : ` ${hidden} sign-offs of others are not shown.`;
  return `${shown}${hidden === 0 ? "" : others} ${later}`;
}

/** Why a text is not what the key's owner signed; null where it is. */
async function findForgery(
  link: Signed,
  keys: Keys,
  crypto: SignOffCrypto,
): Promise<string | null> {
  const { record, signature, keyId } = link;
  for (const { publicKey } of keys)
    if (await crypto.verify(publicKey, signature, record).catch(() => false)) return null;
  return keys.some((key) => key.keyId === keyId)
    ? "Its text or its signature was changed after it was signed."
    : "It was not signed with this key, or it was changed after it was signed.";
}

type Place = { at: number; previous: string | null; first: SignOffRecord | undefined };

/** Why a record does not stand where it should; null where it does. */
function findBreak(record: SignOffRecord, { at, previous, first }: Place): string | null {
  if (record.number !== at + 1)
    return `It is number ${record.number} of its job and stands as number ${at + 1}: a sign-off is missing or in the wrong place.`;
  if (record.previous !== previous)
    return at === 0
      ? "It follows on a sign-off that is not in the file."
      : "It does not follow on the sign-off before it: that one was changed or put in its place.";
  return first !== undefined && first.job.id !== record.job.id
    ? "It belongs to another job than the first one."
    : null;
}

function recordOf({ record }: Signed): SignOffRecord | null {
  try {
    return readRecord(record);
  } catch {
    return null;
  }
}
