import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import {
  readFrames,
  writeFrame,
  type Frame,
  type Payload,
} from "#server/documents/process/frame.ts";
import { limitedCommand, type ProgramLimits } from "#server/documents/process/program-limits.ts";

/** A program of ours that did not answer: it ran out of time, or it died of the work (mostly of memory). */
export class ProgramFault extends Error {
  readonly kind: "late" | "dead";

  constructor(kind: "late" | "dead") {
    super(`the program is ${kind}`);
    this.name = "ProgramFault";
    this.kind = kind;
  }
}

/** For a program to start on a busy machine; what it is given to do has a clock of its own. */
const mostStartMs = 20_000;

export type Program = ReturnType<typeof startProgram>;

const root = join(import.meta.dirname, isBuilt() ? "../.." : "../../..");
const ourCode = isBuilt()
  ? ["dist"]
  : [
      "contract",
      "knowledge",
      "english",
      "reading",
      "ledger",
      "boolean",
      "checks",
      "tools",
      "server",
    ];
const readable = ["package.json", "node_modules", ...ourCode]
  .map((path) => join(root, path))
  .flatMap((path) => [path, realpathSync(path)]);

/** Starts one program in a process of its own, with no environment and a private pipe for answers. */
export function startProgram(file: string, limits: ProgramLimits) {
  const [command, parts] = limitedCommand(limits, fileOf(file), readable);
  const child = spawn(command, parts, {
    env: {},
    stdio: ["pipe", "ignore", "ignore", "pipe"],
  });
  const input = child.stdin as Writable;
  const answers = readFrames(child.stdio[3] as Readable);
  let isAlive = true;
  const ended = new Promise<void>((resolve) => {
    child.once("error", resolve);
    child.once("exit", resolve);
  });
  void ended.then(() => (isAlive = false));
  input.on("error", () => undefined);

  function stop(): Promise<void> {
    child.kill("SIGKILL");
    return ended;
  }

  async function hear(): Promise<Frame> {
    const answer = await answers.next();
    if (answer.done) throw new ProgramFault("dead");
    return answer.value;
  }

  /** Whatever the program is late with, or dies of, ends it. */
  async function within<T>(mostMs: number, work: Promise<T>): Promise<T> {
    let isLate = false;
    const clock = setTimeout(() => {
      isLate = true;
      void stop();
    }, mostMs);
    try {
      return await work;
    } catch (fault) {
      await stop();
      throw isLate ? new ProgramFault("late") : toFault(fault);
    } finally {
      clearTimeout(clock);
    }
  }

  const started = hear();
  started.catch(() => undefined);

  return {
    ended,
    stop,
    isAlive: () => isAlive,

    /** One piece of work at a time, timed from when the program has started; one that is late or dead is not used again. */
    async run(header: unknown, payload: Payload, mostMs: number): Promise<Frame> {
      await within(mostStartMs, started);
      const work = Promise.all([hear(), writeFrame(input, header, payload)]);
      const [answer] = await within(mostMs, work);
      return answer;
    },
  };
}

/** A broken pipe means that the program died; whatever else went wrong came from the payload. */
function toFault(fault: unknown): unknown {
  const code = (fault as { code?: string }).code ?? "";
  const isPipe = ["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED"].includes(code);
  return isPipe ? new ProgramFault("dead") : fault;
}

function isBuilt(): boolean {
  return import.meta.filename.endsWith(".js");
}

/** Built, every program lies beside this file under its own name. */
function fileOf(program: string): string {
  const [folder = "", name = ""] = program.split("/");
  return isBuilt()
    ? join(import.meta.dirname, `${name}.js`)
    : join(import.meta.dirname, "..", folder, `${name}.ts`);
}
