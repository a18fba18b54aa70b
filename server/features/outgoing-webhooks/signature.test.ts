import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { newSecret, signedHeaders } from "#server/features/outgoing-webhooks/signature.ts";

const body = JSON.stringify({ type: "test", timestamp: new Date().toISOString(), data: {} });
const signed = () => ({ messageId: randomUUID(), at: new Date(), body });

test("the official library takes what we sign, and nothing that was changed on its way", () => {
  const secret = newSecret();
  const headers = signedHeaders(signed(), [secret]);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow("No matching signature");
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow("No matching signature");
  const other = { ...headers, "webhook-id": `msg_${randomUUID()}` };
  expect(() => new Webhook(secret).verify(body, other)).toThrow("No matching signature");
});

test("while a secret is being replaced, a receiver with the old or the new one takes the call", () => {
  const [fresh, old] = [newSecret(), newSecret()];
  const headers = signedHeaders(signed(), [fresh, old]);
  for (const secret of [fresh, old]) {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  }
});

test("a call from yesterday is refused by the library, so it cannot be played again", () => {
  const secret = newSecret();
  const at = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  const headers = signedHeaders({ ...signed(), at }, [secret]);
  expect(() => new Webhook(secret).verify(body, headers)).toThrow("too old");
});
