import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { webhookEventTypes, type NewWebhookSecret } from "#contract/programs/webhook-endpoint.ts";
import { freePort } from "#scripts/dev/postgres.ts";
import { waitsSeconds } from "#server/features/outgoing-webhooks/retry-schedule.ts";
import { eventually } from "#server/test/test-app.ts";
import { openListening } from "#server/test/webhook-listening.ts";

const page = readFileSync(new URL("../../../docs/webhooks.md", import.meta.url), "utf8");
const folder = mkdtempSync(join(tmpdir(), "roleprint-webhooks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { team } = openListening();

test("the receiver of docs/webhooks.md takes our calls and nobody else's", async () => {
  const [, code = ""] = /```js\n([^]*?)```/u.exec(page) ?? [];
  const file = join(folder, "receive.mjs");
  writeFileSync(file, code);
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const { anna, home, path } = await team();
  const form = { address, events: ["room.signed"] };
  const added = await anna.send("POST", `${path}/webhooks`, form);
  const { endpoint, secret } = added.json<NewWebhookSecret>();
  const child = spawn(process.execPath, [file], { env: { WEBHOOK_SECRET: secret, PORT: port } });
  try {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const forged = () => fetch(address, { method: "POST", body: "{}" }).catch(() => undefined);
    const refused = await eventually(forged, (answer) => answer !== undefined);
    expect(refused?.status).toBe(401);
    await anna.send("POST", `${path}/webhooks/${endpoint.id}/test`);
    await eventually(
      async () => said,
      (text) => text.includes(`{"organizationId":${home.id}}`),
    );
    expect(said).toMatch(/^not from Roleprint\n\{"type":"test",/u);
  } finally {
    child.kill();
  }
});

test("docs/webhooks.md names every event, and the waits as they are", () => {
  for (const type of webhookEventTypes) expect(page).toContain(`| \`${type}\` |`);
  expect(page.replaceAll(/\s+/gu, " ")).toContain(
    "again after 15 seconds, 1, 3, 10 and 30 minutes, 1, 2, 5, 10, 20 and 34 hours",
  );
  const [minute, hour] = [60, 3_600];
  const minutes = [1, 3, 10, 30].map((count) => count * minute);
  const hours = [1, 2, 5, 10, 20, 34].map((count) => count * hour);
  expect(waitsSeconds).toEqual([15, ...minutes, ...hours]);
});
