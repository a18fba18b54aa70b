import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadData } from "#server/documents/pdf/typst-thread.ts";
import { ForeignFault } from "#server/own-fault.ts";

const wasm = "@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm";
const mostHeldBytes = 128 * 1024 * 1024;

/**
 * The compiler remembers every document and never forgets: it runs in a thread that is replaced when it holds too
 * much. The compiled machine code is shared by all of them, so that a new one is not slow.
 */
export async function openTypstThreads(fontFolder?: string) {
  const module = await WebAssembly.compile(
    await readFile(fileURLToPath(import.meta.resolve(wasm))),
  );
  let thread = start();

  function start(): Worker {
    const isBuilt = import.meta.filename.endsWith(".js");
    const file = join(import.meta.dirname, isBuilt ? "pdf-typst-thread.js" : "typst-thread.ts");
    const workerData: ThreadData = { module, ...(fontFolder && { fontFolder }) };
    return new Worker(file, { workerData });
  }

  return {
    /** One document at a time. */
    async compile(data: string): Promise<Uint8Array> {
      thread.postMessage(data, []);
      const [answer] = (await once(thread, "message")) as [ThreadAnswer];
      if (answer.heldBytes > mostHeldBytes) {
        await thread.terminate();
        thread = start();
      }
      if (!answer.pdf) throw new ForeignFault(answer.fault);
      return answer.pdf;
    },
  };
}
