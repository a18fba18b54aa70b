import { detectKind, type FileKind } from "#server/documents/extract/kind.ts";
import { readDoc } from "#server/documents/extract/read-doc.ts";
import { readDocx } from "#server/documents/extract/read-docx.ts";
import { readPdf } from "#server/documents/extract/read-pdf.ts";
import { readRtf } from "#server/documents/extract/read-rtf.ts";
import { readTxt } from "#server/documents/extract/read-txt.ts";
import { tidy, type Extracted } from "#server/documents/extract/tidy.ts";

const readers: Record<FileKind, (bytes: Buffer) => string | Promise<string>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  rtf: readRtf,
  txt: readTxt,
};

/** The text of one file; only ever called inside the limited program. */
export async function extractText(bytes: Buffer, name: string): Promise<Extracted> {
  const kind = await detectKind(bytes, name);
  return tidy(await readers[kind](bytes));
}
