import {
  isTooLong,
  toDocument,
  type Document,
  type DocumentInput,
} from "#tools/document/document.ts";
import { writeDocx } from "#server/documents/docx/write-docx.ts";
import { typstData } from "#server/documents/pdf/typst-data.ts";
import { openTypstThreads } from "#server/documents/pdf/typst-threads.ts";
import { sampleDocument } from "#server/documents/render/sample-document.ts";
import { serveWork } from "#server/documents/process/serve.ts";

export type DocumentFormat = "pdf" | "docx";

const typst = await openTypstThreads();
const writers: Record<DocumentFormat, (document: Document) => Promise<Uint8Array>> = {
  pdf: (document) => typst.compile(typstData(document)),
  docx: writeDocx,
};

// The first compilation reads the template and the usual faces; nobody should wait for that.
await writers.pdf(toDocument(sampleDocument));
await serveWork(async ({ header, bytes }) => {
  const { format } = header as { format: DocumentFormat };
  const input = JSON.parse(bytes.toString()) as DocumentInput;
  const document = toDocument({ ...input, date: new Date(input.date) });
  if (isTooLong(document)) return { header: { isTooLong: true } };
  return { header: {}, bytes: await writers[format](document) };
});
