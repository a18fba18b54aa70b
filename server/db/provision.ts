import { readFile } from "node:fs/promises";
import { Client } from "pg";

/** The three ways into one database: who migrates, who serves, who queues. */
export type DatabaseUrls = { owner: string; app: string; queue: string };

export type Passwords = { owner: string; app: string; queue: string };

/** Creates the roles and an empty database whose owner is not a superuser; done once, by an administrator. */
export async function provision(
  adminUrl: string,
  databaseName: string,
  passwords: Passwords,
): Promise<DatabaseUrls> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(await readFile(new URL("roles.sql", import.meta.url), "utf8"));
    for (const role of ["owner", "app", "queue"] as const) {
      const password = admin.escapeLiteral(passwords[role]);
      await admin.query(`alter role roleprint_${role} password ${password}`);
    }
    const name = admin.escapeIdentifier(databaseName);
    await admin.query(`create database ${name}`);
    await admin.query(`alter database ${name} owner to roleprint_owner`);
  } finally {
    await admin.end();
  }
  await settle(withDatabase(adminUrl, databaseName));
  return urlsFor(adminUrl, databaseName, passwords);
}

export function urlsFor(adminUrl: string, name: string, passwords: Passwords): DatabaseUrls {
  const as = (role: keyof Passwords) => {
    const url = new URL(withDatabase(adminUrl, name));
    url.username = `roleprint_${role}`;
    url.password = encodeURIComponent(passwords[role]);
    return url.toString();
  };
  return { owner: as("owner"), app: as("app"), queue: as("queue") };
}

async function settle(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      alter schema public owner to roleprint_owner;
      revoke create on schema public from public;
      grant usage on schema public to roleprint_app;
      create schema if not exists pgboss authorization roleprint_queue;`);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
