import { spawn } from "node:child_process";
import { chownSync, copyFileSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "#server/test/database/test-database.ts";

/** Spoken on one connection that stays open until the log is copied: the slot keeps what the copy will need of it. */
export const backupStatements = {
  keepLog: "select pg_create_physical_replication_slot('backup', true, true)",
  start: "select pg_backup_start('backup', true)",
  stop: "select labelfile, spcmapfile from pg_backup_stop(false)",
};

/** What belongs to the running server only; the folders themselves stay. */
export const leftOut = [
  "./postmaster.*",
  "./pg_wal/*",
  "./pg_replslot/*",
  "./pg_dynshmem/*",
  "./pg_notify/*",
  "./pg_serial/*",
  "./pg_snapshots/*",
  "./pg_stat_tmp/*",
  "./pg_subtrans/*",
];
const control = "./global/pg_control";

/** A backup of a whole PostgreSQL server while it serves, by PostgreSQL's own low-level calls. */
export async function beginBackup(adminUrl: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const session = await connect(adminUrl);
  const { rows } = await session.query<{ data_directory: string }>("show data_directory");
  const data = rows[0]?.data_directory ?? "";
  const pack = (name: string, ...what: string[]) =>
    runTar("--create", `--file=${join(folder, name)}`, `--directory=${data}`, ...what);
  await session.query(backupStatements.keepLog);
  await session.query(backupStatements.start);
  return {
    copyFiles: () =>
      pack("files.tar", ...[...leftOut, control].map((name) => `--exclude=${name}`), "."),

    async finish(): Promise<void> {
      await pack("control.tar", control);
      const stopped = await session.query<{ labelfile: string; spcmapfile: string }>(
        backupStatements.stop,
      );
      for (const { labelfile, spcmapfile } of stopped.rows) {
        writeFileSync(join(folder, "backup_label"), labelfile);
        if (spcmapfile) throw new Error("there are tablespaces, which this backup does not know");
      }
      await pack("log.tar", "./pg_wal");
      await session.end();
    },
  };
}

/** Lays a backup out as the data folder of a server that has not started yet, owned by whoever owned the first. */
export async function unpackBackup(folder: string, data: string): Promise<void> {
  mkdirSync(data, { recursive: true });
  for (const name of ["files.tar", "control.tar", "log.tar"]) {
    await runTar("--extract", `--file=${join(folder, name)}`, `--directory=${data}`);
  }
  const label = join(data, "backup_label");
  copyFileSync(join(folder, "backup_label"), label);
  const { uid, gid } = statSync(data);
  chownSync(label, uid, gid);
}

/** Files may change and vanish while they are read (1); the log mends them. */
async function runTar(...args: string[]): Promise<void> {
  const child = spawn("tar", args, { stdio: "ignore" });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("exit", resolve);
  });
  if (code !== 0 && code !== 1) throw new Error(`tar ${args.join(" ")} ended with ${code}`);
}

/** What is lost with its server; then only the backup is left. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const client = await connect(adminUrl);
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}
