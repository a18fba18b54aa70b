import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { OwnFault } from "#server/own-fault.ts";

/** What customers entrust to us, such as the key of their model: encrypted before it is stored. */
export type Secrets = {
  /** `context` says whose it is, such as `model-connection:7`: it is decrypted there and nowhere else. */
  encrypt: (plain: string, context: string) => string;
  decrypt: (encrypted: string, context: string) => string;
};

type SecretKeys = { current: string; old: readonly string[] };

/** Names neither the secret nor its context. */
export class SecretUnreadable extends OwnFault {
  override readonly name = "SecretUnreadable";
}

const cipherName = "aes-256-gcm";
const version = "v1";
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
const idBytes = 6;

/** An encrypted text is `v1.id of the key.iv, tag and body`. The current key encrypts; each of them decrypts what it encrypted. */
export function openSecrets({ current, old }: SecretKeys): Secrets {
  const newest = deriveKey(current);
  const keys = new Map([...old.map(deriveKey), newest].map(({ id, key }) => [id, key]));
  return {
    encrypt(plain, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(cipherName, newest.key, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      const packed = Buffer.concat([iv, cipher.getAuthTag(), body]);
      return [version, newest.id, packed.toString("base64url")].join(".");
    },
    decrypt(encrypted, context) {
      const [form, id = "", text = ""] = encrypted.split(".");
      const key = form === version ? keys.get(id) : undefined;
      if (!key) {
        throw new SecretUnreadable(
          "A secret was encrypted with a key that is neither SECRETS_KEY nor in SECRETS_KEYS_OLD",
        );
      }
      const packed = Buffer.from(text, "base64url");
      try {
        const iv = packed.subarray(0, ivBytes);
        const decipher = createDecipheriv(cipherName, key, iv, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(context));
        decipher.setAuthTag(packed.subarray(ivBytes, ivBytes + tagBytes));
        const body = packed.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
      } catch {
        throw new SecretUnreadable("A secret was changed, or belongs to somebody else");
      }
    },
  };
}

/** The id tells keys apart and nothing about them. */
function deriveKey(secret: string): { id: string; key: Buffer } {
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, "roleprint", use, bytes));
  return {
    id: derive("secrets: id", idBytes).toString("base64url"),
    key: derive("secrets: key", keyBytes),
  };
}
