import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

export type Encryption = {
  encrypt: (text: string) => Buffer;
  decrypt: (encrypted: Buffer) => string;
};

/** AES-256-GCM under a key made from the application's secret for this use alone. */
export function openEncryption(secret: string, use: string): Encryption {
  const key = Buffer.from(hkdfSync("sha256", secret, "roleprint", use, 32));
  return {
    encrypt(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    decrypt(encrypted) {
      const decipher = createDecipheriv("aes-256-gcm", key, encrypted.subarray(0, ivBytes));
      decipher.setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
      const body = encrypted.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
  };
}
