import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import { urlsFor, type DatabaseUrls } from "#server/db/provision.ts";
import { testPasswords } from "#server/test/database/global-setup.ts";

export type TestDatabase = DatabaseUrls & { name: string; admin: string };

/** A fresh copy of the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name} template template_roleprint owner roleprint_owner`);
  await client.end();
  const admin = new URL(adminUrl);
  admin.pathname = `/${name}`;
  return { ...urlsFor(adminUrl, name, testPasswords), name, admin: admin.toString() };
}

/** Raw SQL under one of the roles; `admin` sees everything and prepares what no screen makes yet. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** The same, closed when the test ends. */
export async function connectForTest(url: string): Promise<Client> {
  const client = await connect(url);
  onTestFinished(() => client.end());
  return client;
}
