import { expect, test } from "vitest";
import { isDatabaseAway, outlastRestart, changedNothing } from "#server/db/db-errors.ts";

const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

test("work that was paid for waits until the database is back", async () => {
  let tries = 0;
  const answer = await outlastRestart(async () => {
    tries += 1;
    if (tries < 3) throw new Error("query failed", { cause: away });
    return "kept";
  });
  expect([answer, tries]).toEqual(["kept", 3]);
});

test("a fault of ours is not tried again", async () => {
  let tries = 0;
  const work = outlastRestart(async () => {
    tries += 1;
    throw Object.assign(new Error("no such column"), { code: "42703" });
  });
  await expect(work).rejects.toThrow("no such column");
  expect(tries).toBe(1);
});

test("a database that stops, restarts or refuses is away; one that answers is not", () => {
  const codes = ["57P01", "57P03", "08006", "53100", "53300", "28000", "28P01", "ECONNRESET"];
  for (const code of codes)
    expect(isDatabaseAway(Object.assign(new Error("x"), { code }))).toBe(true);
  expect(isDatabaseAway(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error("x"), { code: "23505" }))).toBe(false);
});

test("what may be done only once waits for a connection, and not after one was lost", async () => {
  const crowded = new Error("timeout exceeded when trying to connect");
  let tries = 0;
  const work = outlastRestart(async () => {
    tries += 1;
    if (tries === 1) throw new Error("query failed", { cause: crowded });
    throw new Error("Connection terminated unexpectedly");
  }, changedNothing);
  await expect(work).rejects.toThrow("Connection terminated");
  expect(tries).toBe(2);
});
