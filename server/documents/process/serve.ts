import { createWriteStream } from "node:fs";
import { readFrames, writeFrame, type Frame } from "#server/documents/process/frame.ts";

export type Work = (frame: Frame) => Promise<{ header: object; bytes?: Uint8Array }>;

/** The inside of a program: says that it has started, answers each frame of its input, and ends with it. */
export async function serveWork(work: Work): Promise<never> {
  const answers = createWriteStream("", { fd: 3 });
  await writeFrame(answers, {}, { byteCount: 0, pieces: [] });
  for await (const frame of readFrames(process.stdin)) {
    const { header, bytes } = await work(frame);
    const residentBytes = process.memoryUsage.rss();
    const pieces = bytes ? [bytes] : [];
    await writeFrame(
      answers,
      { ...header, residentBytes },
      { byteCount: bytes?.length ?? 0, pieces },
    );
  }
  process.exit(0);
}
