import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localDirectory } from "#scripts/dev/postgres.ts";

type Running = { pid: number; address: string };

/** Takes this clone's folder for `npm run <name>`, unless another start has it; gives back how to leave it. */
export function claimFolder(name: string, address: string): () => void {
  const folder = localDirectory(name);
  const file = join(folder, "running.json");
  const other = findRunning(name, file);
  if (other) {
    throw new Error(
      `npm run ${name} already runs in this folder: ${other.address} (process ${other.pid}). Ctrl+C there ends it.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, address }), { flag: "wx" });
  return () => rmSync(file, { force: true });
}

/** Nobody, if whoever wrote the file was killed: their number is free, or somebody else's by now. */
function findRunning(name: string, file: string): Running | undefined {
  try {
    const running = JSON.parse(readFileSync(file, "utf8")) as Running;
    const isOther = running.pid !== process.pid;
    return isOther && commandOf(running.pid).includes(`${name}.ts`) ? running : undefined;
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  return spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}
