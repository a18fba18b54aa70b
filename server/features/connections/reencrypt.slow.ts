import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { ModelSettings } from "#contract/connection.ts";
import { openTestApp, useTestApp, type TestApp } from "#server/test/test-app.ts";

const before = "Zq7-k2VwX9-mN4bC6hJ-t8RpL0sD-eF3gY5uA";
const after = "bR4-w8YtK1-pG6zQ3nM-x5LsV9cH-aJ7dF2uE";
/** Refused before it is called: whether the key opens is asked first. */
const nowhere = "https://127.0.0.1:9/v1";
const app = useTestApp({ SECRETS_KEY: before });

/** As somebody in a shell of the server runs it. */
function admin(keys: Record<string, string>) {
  const { database, deps } = app();
  const env = {
    PATH: process.env.PATH,
    AUTH_SECRET: deps.env.AUTH_SECRET,
    PUBLIC_URL: deps.env.PUBLIC_URL,
    DATABASE_URL: database.app,
    ...keys,
  };
  const program = join(import.meta.dirname, "../../../scripts/operate/admin.ts");
  return promisify(execFile)(process.execPath, [program, "reencrypt"], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (fault: { code: number; stdout: string; stderr: string }) => fault,
  );
}

/** Somebody with an organization and a key, who asks whichever server. */
async function connected(name: string) {
  const person = await app().signUp(name);
  const founded = await person.send("POST", "/api/organizations", { name: `${name} Ltd` });
  const path = `/api/organizations/${founded.json<{ id: number }>().id}/model`;
  const form = { provider: "compatible", model: "own", address: nowhere, key: `sk-${path}-0123` };
  expect((await person.send("PUT", path, form)).statusCode).toBe(200);
  const tryAt = async (at: TestApp) => {
    const answer = await at.browser(person.cookie).send("POST", `${path}/test`);
    return answer.json<ModelSettings>().connection?.lastTest?.sentence ?? "";
  };
  return { tryAt };
}

const unreadable = "can no longer be read";

test("an operator changes the key that encrypts: all are encrypted anew, and the old key can go", async () => {
  const [anna, ben] = [await connected("Anna Admin"), await connected("Ben Boss")];
  const closed = await app().signUp("Cara Careful");
  await closed.send("POST", "/api/organizations", { name: "Without a key" });

  const lost = await admin({ SECRETS_KEY: after });
  expect(lost).toMatchObject({ code: 1, stdout: "0 encrypted anew\n" });
  expect(lost.stderr).toMatch(/No given key opens those of these organizations: \d+, \d+\n/u);
  const both = { SECRETS_KEY: after, SECRETS_KEYS_OLD: before };
  for (const _ of ["once", "and again"])
    expect(await admin(both)).toMatchObject({ code: 0, stdout: "2 encrypted anew\n" });
  expect(await admin({})).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("SECRETS_KEY"),
  });

  const next = await openTestApp({ SECRETS_KEY: after }, app().database);
  try {
    for (const person of [anna, ben]) {
      expect(await person.tryAt(next)).not.toContain(unreadable);
      expect(await person.tryAt(app())).toContain(unreadable);
    }
  } finally {
    await next.close();
  }
});
