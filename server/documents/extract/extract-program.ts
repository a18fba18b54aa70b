import { getResolvedPDFJS } from "unpdf";
import { ExtractFailure, type FailureCode } from "#server/documents/extract/extract-failure.ts";
import { extractText } from "#server/documents/extract/extract.ts";
import type { Extracted } from "#server/documents/extract/tidy.ts";
import { serveWork } from "#server/documents/process/serve.ts";

export type ExtractAnswer = { extracted: Extracted } | { failure: FailureCode };

async function answer(bytes: Buffer, name: string): Promise<ExtractAnswer> {
  try {
    return { extracted: await extractText(bytes, name) };
  } catch (fault) {
    return { failure: fault instanceof ExtractFailure ? fault.code : "fileDamaged" };
  }
}

// Loaded before the first file comes, not because of it.
await getResolvedPDFJS();
await serveWork(async ({ header, bytes }) => ({
  header: await answer(bytes, (header as { name: string }).name),
}));
