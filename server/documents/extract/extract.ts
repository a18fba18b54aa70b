import { detectKind, type FileKind } from "#server/documents/extract/kind.ts";
import { readDoc } from "#server/documents/extract/read-doc.ts";
import { readDocx } from "#server/documents/extract/read-docx.ts";
import { readPdf } from "#server/documents/extract/read-pdf.ts";
import { readRtf } from "#server/documents/extract/read-rtf.ts";
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

const marks: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** Text by its mark, else UTF-8, else what old Windows programs write. */
function readTxt(bytes: Buffer): string {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
