import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");

/** The tracked and the new files in a folder nobody has started anything in, beside the installed packages. */
export function freshClone(): string {
  const clone = realpathSync(mkdtempSync(join(tmpdir(), "roleprint-trial-")));
  const list = "git ls-files -z --cached --others --exclude-standard";
  const copy = `${list} | tar --create --null --files-from=- | tar --extract --directory=${clone}`;
  execFileSync("sh", ["-c", copy], { cwd: root });
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  return clone;
}

/** Keeps as many cores busy as there are children. */
export function keepBusy(count: number): ChildProcess[] {
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" }),
  );
}

export type Trial = {
  said: () => string;
  /** Waits for these words. */
  says: (words: RegExp) => Promise<RegExpExecArray>;
  /** As Ctrl+C in a terminal does: to all that did not leave the group. */
  interrupt: () => void;
  /** With the exit code. */
  ended: Promise<number | null>;
  /** Everything that carries this start's mark and still runs, by its command line. */
  left: () => { pid: number; command: string }[];
  endAll: () => void;
};

/** What `npm run …` starts. */
export function startTrial(clone: string, script: string, env: Record<string, string>): Trial {
  const mark = randomUUID();
  const { NODE_ENV: _, ...usual } = process.env;
  const child = spawn(process.execPath, [`scripts/dev/${script}.ts`], {
    cwd: clone,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...usual, ...env, ROLEPRINT_TRIAL: mark },
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return {
    said: () => text,
    async says(words) {
      for (;;) {
        const found = words.exec(text);
        if (found) return found;
        if (child.exitCode !== null) throw new Error(`ended without ${String(words)}:\n${text}`);
        await wait(100);
      }
    },
    interrupt: () => process.kill(-(child.pid ?? 0), "SIGINT"),
    ended,
    left: () => findMarked(mark),
    endAll: () => findMarked(mark).forEach(({ pid }) => process.kill(pid, "SIGKILL")),
  };
}

function findMarked(mark: string): { pid: number; command: string }[] {
  const read = (pid: string, name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, "utf8").replaceAll("\0", " ");
    } catch {
      return "";
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name) && read(name, "environ").includes(mark))
    .map((name) => ({ pid: Number(name), command: read(name, "cmdline").trim() }))
    .filter(({ command }) => command !== "");
}
