import { randomInt } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { isApiToken, newApiToken } from "#server/secrets/api-token.ts";
import { openAgentCalls, openAgentFlow } from "#server/test/agent-flow.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { openProgram } from "#server/test/program.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** In the form of those that agents get. */
const newAccessToken = (): string =>
  `rpa_${Array.from({ length: 32 }, () => letters[randomInt(letters.length)]).join("")}`;

/** What 1,000 guesses are answered, ten at a time. */
async function guess(
  send: () => Promise<LightMyRequestResponse>,
): Promise<{ statuses: Map<number, number>; retryAfter: number }> {
  const statuses = new Map<number, number>();
  let retryAfter: unknown;
  for (let round = 0; round < 100; round += 1) {
    for (const { statusCode, headers } of await Promise.all(Array.from({ length: 10 }, send))) {
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      retryAfter = headers["retry-after"];
    }
  }
  return { statuses, retryAfter: Number(retryAfter) };
}

test("of 1,000 guesses from an address most are told to wait, and whoever has a token goes on", async () => {
  const home = await make().organization("home");
  const { token } = await make().token(home, await make().member(home, "admin"));
  const { statuses, retryAfter } = await guess(() =>
    openProgram(app(), newApiToken())("GET", "/api/jobs"),
  );
  expect(new Set(statuses.keys())).toEqual(new Set([401, 429]));
  process.stdout.write(`of 1,000 guesses ${statuses.get(429)} were told to wait\n`);
  expect(statuses.get(429)).toBeGreaterThan(900);
  expect(retryAfter).toBeGreaterThan(0);
  expect((await openProgram(app(), token)("GET", "/api/jobs")).statusCode).toBe(200);
}, 300_000);

test("of 1,000 guesses at agents' tokens most are told to wait too, and whoever was let in goes on", async () => {
  const home = await make().organization("home");
  const anna = await make().member(home, "admin");
  const { tokens } = await openAgentFlow(app).letIn(anna.cookie, home.id);
  const { send, isLetIn } = openAgentCalls(app);
  await make().admin.query("delete from attempts");
  const { statuses, retryAfter } = await guess(() =>
    send({ access_token: newAccessToken() }, "tools/list", {}),
  );
  expect(new Set(statuses.keys())).toEqual(new Set([401, 429]));
  expect(statuses.get(429)).toBeGreaterThan(900);
  expect(retryAfter).toBeGreaterThan(0);
  expect(await isLetIn(tokens)).toBe(true);
}, 60_000);

test("a damaged token is told from a right one without the database", () => {
  for (let round = 0; round < 200; round += 1) {
    const token = newApiToken();
    expect(isApiToken(token)).toBe(true);
    const at = 3 + Math.floor(Math.random() * 49);
    const other = token[at] === "x" ? "y" : "x";
    expect(isApiToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
    expect(isApiToken(token.slice(0, -1))).toBe(false);
    expect(isApiToken(`${token}x`)).toBe(false);
  }
});

test("no two tokens are alike", () => {
  const tokens = Array.from({ length: 1_000 }, newApiToken);
  expect(new Set(tokens.map((token) => token.slice(3, 20))).size).toBe(1_000);
});
