import { Client } from "pg";
import { expect, test } from "vitest";
import { adminUrlOf } from "#server/db/database-parts.ts";
import { readEnv } from "#server/env.ts";

const AUTH_SECRET = "a-secret-for-tests-of-forty-characters!!";
const parts = { AUTH_SECRET, DATABASE_HOST: "db.example:5433", APP_PASSWORD: "a" };

test.each(["a/b+c==", "p@ss:w?rd#1", "100%", "%2F", "ü ß", `q"'\\`])(
  "an operator's password %j reaches the database as it was typed",
  (password) => {
    const given = { DATABASE_HOST: "db.example", POSTGRES_PASSWORD: password };
    const env = readEnv({ ...parts, APP_PASSWORD: password, QUEUE_PASSWORD: password });
    for (const connectionString of [env.DATABASE_URL, env.DATABASE_QUEUE_URL, adminUrlOf(given)])
      expect(new Client({ connectionString }).password).toBe(password);
  },
);

test("the parts name server, port, database and role", () => {
  const env = readEnv({ ...parts, DATABASE_NAME: "hiring", QUEUE_PASSWORD: "q" });
  expect(env.DATABASE_URL).toBe("postgres://roleprint_app:a@db.example:5433/hiring");
  expect(env.DATABASE_QUEUE_URL).toBe("postgres://roleprint_queue:q@db.example:5433/hiring");
  expect(readEnv(parts).DATABASE_URL).toBe("postgres://roleprint_app:a@db.example:5433/roleprint");
});

test("an address that is given stands before the parts", () => {
  const DATABASE_URL = "postgres://own@elsewhere.example/own";
  expect(readEnv({ ...parts, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  expect(adminUrlOf({ ...parts, DATABASE_ADMIN_URL: DATABASE_URL })).toBe(DATABASE_URL);
});

test("parts that do not make an address are a missing setting", () => {
  for (const changes of [{ DATABASE_HOST: "a b" }, { DATABASE_HOST: "" }, { APP_PASSWORD: "" }])
    expect(() => readEnv({ ...parts, ...changes })).toThrow("DATABASE_URL");
});
