import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";

const enough = {
  DATABASE_URL: "postgres://app@localhost/roleprint",
  AUTH_SECRET: "x".repeat(32),
};

test("every missing or wrong setting is named at once", () => {
  const read = () => readEnv({ PORT: "abc", PUBLIC_URL: "ftp://x", AUTH_SECRET: "short" });
  for (const name of ["PORT", "PUBLIC_URL", "AUTH_SECRET", "DATABASE_URL"])
    expect(read).toThrow(name);
});

test("no key of any outside service is needed, and an empty setting counts as absent", () => {
  const env = readEnv({ ...enough, METRICS_TOKEN: "" });
  expect(env).toMatchObject({ PORT: 3000, origin: "http://localhost:3000" });
});

test("the clocks nest: heartbeat before expiry, polling below heartbeat", () => {
  const env = readEnv(enough);
  expect(env.QUEUE_POLL_SECONDS).toBeLessThan(env.QUEUE_HEARTBEAT_SECONDS);
  expect(env.QUEUE_HEARTBEAT_SECONDS).toBeLessThan(env.QUEUE_EXPIRE_SECONDS);
});
