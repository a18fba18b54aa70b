import { parentPort, workerData } from "node:worker_threads";
import { openTypst } from "#server/documents/pdf/typst.ts";

export type ThreadData = { module: WebAssembly.Module; fontFolder?: string };
export type ThreadAnswer = { pdf?: Uint8Array<ArrayBuffer>; fault?: string; heldBytes: number };

const { module, fontFolder } = workerData as ThreadData;
const typst = await openTypst(module, fontFolder);

async function answer(data: string): Promise<ThreadAnswer> {
  try {
    return { pdf: await typst.compile(data), heldBytes: typst.heldBytes() };
  } catch (fault) {
    return { fault: String(fault), heldBytes: typst.heldBytes() };
  }
}

async function reply(data: string): Promise<void> {
  const words = await answer(data);
  parentPort?.postMessage(words, words.pdf ? [words.pdf.buffer] : []);
}

parentPort?.on("message", (data: string) => void reply(data));
