import { readFile } from "node:fs/promises";
import { Client } from "pg";

/** The ways into one database: who migrates, who serves, who reads passwords and tokens, who runs it all, who queues. */
export type DatabaseUrls = {
  owner: string;
  app: string;
  keeper: string;
  operator: string;
  queue: string;
};

export type Passwords = { owner: string; app: string; queue: string };

/**
 * Creates the roles and an empty database whose owner is not a superuser; done by an administrator. The database gets its
 * owner last, so one that has it is complete, and one that was left half made is taken up where it was left.
 */
export async function provision(
  adminUrl: string,
  databaseName: string,
  passwords: Passwords,
): Promise<DatabaseUrls> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    // An older database may lack roles that have been added since.
    await makeRoles(admin, passwords.app);
    const owner = await findOwner(admin, databaseName);
    if (owner !== "roleprint_owner") {
      await setPasswords(admin, passwords);
      const name = admin.escapeIdentifier(databaseName);
      if (owner === undefined) await admin.query(`create database ${name}`);
      const isSuperuser = await mayDoAll(admin);
      // Only who may act as a role gives something to it; an administrator who is no superuser may not by birth.
      if (!isSuperuser) await admin.query("grant roleprint_owner, roleprint_queue to current_user");
      await settle(withDatabase(adminUrl, databaseName));
      const complete = `alter database ${name} owner to roleprint_owner`;
      const leave = "revoke roleprint_owner, roleprint_queue from current_user";
      // Statements of one query are done together, or not at all.
      await admin.query(isSuperuser ? complete : `${complete}; ${leave}`);
    }
  } finally {
    await admin.end();
  }
  return urlsFor(adminUrl, databaseName, passwords);
}

async function setPasswords(admin: Client, passwords: Passwords): Promise<void> {
  for (const role of ["owner", "app", "queue"] as const) {
    const password = admin.escapeLiteral(passwords[role]);
    await admin.query(`alter role roleprint_${role} password ${password}`);
  }
}

/** Undefined where there is no such database. */
async function findOwner(admin: Client, databaseName: string): Promise<string | undefined> {
  const { rows } = await admin.query<{ owner: string }>(
    "select pg_get_userbyid(datdba) as owner from pg_database where datname = $1",
    [databaseName],
  );
  return rows[0]?.owner;
}

async function mayDoAll(admin: Client): Promise<boolean> {
  const { rows } = await admin.query<{ is: boolean }>(
    "select rolsuper as is from pg_roles where rolname = current_user",
  );
  return rows[0]?.is ?? false;
}

/** Keeper and operator have the app's password: all three are the same process, which only asks by other names. */
async function makeRoles(admin: Client, password: string): Promise<void> {
  await admin.query(await readFile(new URL("roles.sql", import.meta.url), "utf8"));
  for (const role of ["keeper", "operator"]) {
    await admin.query(`alter role roleprint_${role} password ${admin.escapeLiteral(password)}`);
  }
}

/** The app's address under another name of the same process. */
export function urlAs(role: "keeper" | "operator", appUrl: string): string {
  const url = new URL(appUrl);
  url.username = `roleprint_${role}`;
  return url.toString();
}

export function urlsFor(adminUrl: string, name: string, passwords: Passwords): DatabaseUrls {
  const as = (role: keyof Passwords) => {
    const url = new URL(withDatabase(adminUrl, name));
    url.username = `roleprint_${role}`;
    url.password = encodeURIComponent(passwords[role]);
    return url.toString();
  };
  const app = as("app");
  return {
    owner: as("owner"),
    app,
    keeper: urlAs("keeper", app),
    operator: urlAs("operator", app),
    queue: as("queue"),
  };
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
