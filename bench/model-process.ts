import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ModelProcess = { url: string; stop: () => void };

/** The bench's model in a process of its own, so that its work is not counted as ours. */
export async function startModelProcess(seconds: number): Promise<ModelProcess> {
  const file = join(import.meta.dirname, "run.ts");
  const other = fork(file, ["model-server", "--seconds", String(seconds)]);
  const [url] = (await once(other, "message")) as [string];
  return { url, stop: () => other.disconnect() };
}
