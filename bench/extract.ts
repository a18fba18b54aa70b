import { readFileSync } from "node:fs";
import { join } from "node:path";
import mammoth from "mammoth";
import { extractText, getDocumentProxy } from "unpdf";
import WordExtractor from "word-extractor";
import { median, report, sample } from "#bench/measure.ts";
import { openExtractor } from "#server/documents/extract/extractor.ts";
import { writeDocx } from "#server/documents/docx/write-docx.ts";
import { openRenderer } from "#server/documents/render/renderer.ts";
import { samplePackage } from "#server/test/files/sample-package.ts";
import { toDocument } from "#tools/document/document.ts";

const rounds = 15;
const mostTimes = 1.5;
/** What the way to another process and back may cost where the library needs less than that itself. */
const hopMs = 3;
const legacy = readFileSync(join(import.meta.dirname, "../server/test/files/legacy.doc"));

/** Our way to a file's text, through its own process and with its checks, beside the bare library here. */
export async function run(): Promise<boolean> {
  const renderer = openRenderer({ keptWarm: 1, idleMs: 60_000 });
  const pdf = await renderer.render("bench", "pdf", "bench", samplePackage());
  await renderer.close();
  const docx = Buffer.from(await writeDocx(toDocument(samplePackage())));
  const extractor = openExtractor({ keptWarm: 1, idleMs: 60_000 });
  const files: [string, Buffer, (bytes: Buffer) => Promise<unknown>][] = [
    ["a PDF of forty pages", pdf, readBarePdf],
    ["the same as .docx", docx, (buffer) => mammoth.extractRawText({ buffer })],
    ["a .doc of one page", legacy, (bytes) => new WordExtractor().extract(bytes)],
  ];
  const results: boolean[] = [];
  for (const [name, bytes, readBare] of files) {
    const ours = () =>
      extractor.extract("bench", "file", { byteCount: bytes.length, pieces: [bytes] });
    for (let round = 0; round < 5; round += 1) await Promise.all([ours(), readBare(bytes)]);
    const samples = [];
    for (let round = 0; round < rounds; round += 1) {
      samples.push({ bare: await sample(() => readBare(bytes)), ours: await sample(ours) });
    }
    const bareMs = median(samples.map(({ bare }) => bare.ms));
    const ourMs = median(samples.map((one) => one.ours.ms));
    console.log(`${name}: bare ${bareMs.toFixed(1)} ms, ours ${ourMs.toFixed(1)} ms`);
    const allowedMs = Math.max(mostTimes * bareMs, bareMs + hopMs);
    results.push(
      report(`${name}, against the bare library`, ourMs / bareMs, allowedMs / bareMs, "times"),
    );
  }
  await extractor.close();
  return results.every(Boolean);
}

async function readBarePdf(bytes: Buffer): Promise<unknown> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return extractText(document, { mergePages: true });
}
