import { parentPort, workerData } from "node:worker_threads";
import { openTypst } from "#server/documents/pdf/typst.ts";

export type ThreadAnswer = { pdf?: Uint8Array<ArrayBuffer>; fault?: string; heldBytes: number };

const typst = await openTypst((workerData as { module: WebAssembly.Module }).module);

parentPort?.on("message", (data: string) => {
  typst.compile(data).then(
    (pdf) => {
      const answer: ThreadAnswer = { pdf, heldBytes: typst.heldBytes() };
      parentPort?.postMessage(answer, [pdf.buffer]);
    },
    (fault: unknown) => {
      const answer: ThreadAnswer = { fault: String(fault), heldBytes: typst.heldBytes() };
      parentPort?.postMessage(answer);
    },
  );
});
