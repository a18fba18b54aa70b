import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";
const secretBytes = 32;

/** As Standard Webhooks writes it. */
export function newSecret(): string {
  return `${prefix}${randomBytes(secretBytes).toString("base64")}`;
}

type Signed = { messageId: string; at: Date; body: string };

/** The headers of a signed call: one signature for each secret, the newest first. */
export function signedHeaders({ messageId, at, body }: Signed, secrets: readonly string[]) {
  const id = `msg_${messageId}`;
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
