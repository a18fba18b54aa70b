import { expect, test } from "vitest";
import type { NewWebhookSecret } from "#contract/programs/webhook-endpoint.ts";
import { reencryptKeys } from "#server/features/connections/reencrypt.service.ts";
import { secretsOfEndpoint } from "#server/features/outgoing-webhooks/secret-of-endpoint.ts";
import { openSecrets } from "#server/secrets/secrets.ts";
import { useTeams } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const [before, after] = [
  "Zq7-k2VwX9-mN4bC6hJ-t8RpL0sD-eF3gY5uA",
  "Yp6-j1UvW8-lM3aB5gH-s7QoK9rC-dE2fX4tZ",
];
const app = useTestApp({ SECRETS_KEY: before });
const { make, team } = useTeams(app);

test("after a new SECRETS_KEY an endpoint's secrets, the old one too, are encrypted anew and stay what they were", async () => {
  const { anna, path, home } = await team();
  const form = { address: "https://hooks.example/", events: ["room.signed"] };
  const added = (await anna.send("POST", `${path}/webhooks`, form)).json<NewWebhookSecret>();
  const own = `${path}/webhooks/${added.endpoint.id}`;
  const renewed = (await anna.send("POST", `${own}/secret`)).json<NewWebhookSecret>();
  const secrets = openSecrets({ current: after, old: [before] });
  for (const _ of ["once", "and again"]) {
    expect(await reencryptKeys({ ...app().deps, secrets })).toEqual({
      reencrypted: 1,
      unreadable: [],
    });
  }
  const { rows } = await make().admin.query<Parameters<typeof secretsOfEndpoint>[1]>(
    `select organization_id as "organizationId", encrypted_secret as "encryptedSecret",
            old_encrypted_secret as "oldEncryptedSecret", old_secret_until as "oldSecretUntil"
       from webhook_endpoints where organization_id = $1`,
    [home.id],
  );
  const [row] = rows;
  if (!row) throw new Error("the endpoint is gone");
  const keys = { ...row, organizationId: home.id };
  const opened = secretsOfEndpoint(openSecrets({ current: after, old: [] }), keys);
  expect(opened).toEqual([renewed.secret, added.secret]);

  const lost = openSecrets({ current: "a-third-key-that-nobody-has-used-before!", old: [] });
  expect(await reencryptKeys({ ...app().deps, secrets: lost })).toEqual({
    reencrypted: 0,
    unreadable: [home.id],
  });
});
